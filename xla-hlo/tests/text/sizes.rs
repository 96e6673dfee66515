//! Size names in text, and numbers for them.
