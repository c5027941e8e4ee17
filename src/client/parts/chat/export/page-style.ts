/** How a chat looks that is read without the app, on screens light and dark and on paper. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { margin-bottom: 0; font-size: 1.5rem; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1rem; text-align: center; }
header p { margin: 0; opacity: 0.75; }
article { margin: 0.75rem 0; }
article > header { font-size: 0.875rem; }
article p, article pre, article ul, article ol, article blockquote { margin: 0.25rem 0; }
blockquote { padding-left: 0.75rem; border-left: 0.25rem solid; opacity: 0.75; }
pre { overflow-x: auto; }
img { max-width: 100%; max-height: 30rem; }
table { border-collapse: collapse; }
th, td { padding: 0.125rem 0.5rem; border: 1px solid; }
.text { white-space: pre-wrap; }
.line { text-align: center; font-size: 0.875rem; opacity: 0.75; }
.reactions { font-size: 0.875rem; }
@media print { article { break-inside: avoid; } }
`;
