use proc_macro2::TokenStream;
use quote::quote;

use super::expand;

/// Expands a module with a struct `S` that has these functions, and further items.
fn expanded(functions: TokenStream, others: TokenStream) -> String {
    let module = quote! {
        mod m {
            #[derive(Tensors)]
            pub struct S<N: Dim> { pub x: f32![N] }
            impl<N: Dim> S<N> { #functions }
            #others
        }
    };
    let module = syn::parse2(module).expect("a module");
    expand(quote!(crate = ::typed_xla), module, None).to_string()
}

#[test]
fn a_module_of_plain_methods_needs_a_computation() {
    let plain = quote!(
        fn len(&self) -> usize {
            2
        }
    );
    let computation = quote!(
        #[computation]
        fn twice(x: &f32![2]) -> f32![2] {
            x * 2.0
        }
    );
    for (others, expected) in [(TokenStream::new(), true), (computation, false)] {
        let text = expanded(plain.clone(), others.clone());
        let is_reported = text.contains("no function of this module is a computation");
        assert_eq!(is_reported, expected, "{others}");
    }
}

#[test]
fn a_private_method_has_code_if_plain_rust_may_name_it() {
    let private = quote!(
        #[computation]
        fn twice(&self) -> f32![N] {
            self.x * 2.0
        }
    );
    let public = quote!(
        #[computation]
        pub fn twice(&self) -> f32![N] {
            self.x * 2.0
        }
    );
    let nothing = TokenStream::new();
    let cases = [
        (private.clone(), nothing.clone(), false),
        (public, nothing.clone(), true),
        (
            quote!(#private fn plain(&self) { self.twice(); }),
            nothing.clone(),
            true,
        ),
        (
            private.clone(),
            quote!(
                fn plain(s: &S<Size<2>>) {
                    assert!(s.twice().len() == 2);
                }
            ),
            true,
        ),
        (
            private.clone(),
            quote!(
                fn plain(s: &S<Size<2>>) {
                    call!(s);
                }
            ),
            true,
        ),
        (
            private.clone(),
            quote!(
                fn plain(s: &S<Size<2>>) {
                    println!("{}", s.x);
                }
            ),
            false,
        ),
        (
            private.clone(),
            quote!(
                mod elsewhere;
            ),
            true,
        ),
        (
            private.clone(),
            quote!(
                mod tests {
                    fn plain(s: &super::S<Size<2>>) {
                        s.twice();
                    }
                }
            ),
            true,
        ),
        (
            quote!(#private #[computation] pub fn more(&self) -> f32![N] { self.twice() }),
            nothing,
            false,
        ),
    ];
    for (functions, others, expected) in cases {
        let text = expanded(functions.clone(), others.clone());
        let has_code = !text.contains("`twice` can only be called from a computation");
        assert_eq!(has_code, expected, "{functions} {others}");
    }
}
