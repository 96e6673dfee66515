for (const section of document.querySelectorAll("section")) {
  const lines = [...section.querySelectorAll("[data-steps]")];
  const steps = [...section.querySelectorAll("[data-step]")];
  const of = line => line.dataset.steps.split(" ").filter(step => step);
  const mark = (marked, on) => marked.forEach(part => part.classList.toggle("marked", on));
  for (const line of lines) {
    const own = [line, ...steps.filter(step => of(line).includes(step.dataset.step))];
    line.onpointerenter = () => own.length > 1 && mark(own, true);
    line.onpointerleave = () => mark(own, false);
  }
  for (const step of steps) {
    const own = [step, ...lines.filter(line => of(line).includes(step.dataset.step))];
    step.onpointerenter = () => mark(own, true);
    step.onpointerleave = () => mark(own, false);
  }
}
