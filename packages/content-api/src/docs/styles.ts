/** Styles of the page of the document: system type, readable in light and dark, on paper and on a phone. */
export const styles = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentcolor 22%, transparent); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1 { font-size: 2.25rem; line-height: 1.1; }
h2 { margin-top: 4rem; }
h3 { margin: 3rem 0 0; font-size: 1.125rem; overflow-wrap: anywhere; }
section { scroll-margin-top: 1rem; }
section:target h3 { text-decoration: underline; text-decoration-thickness: 0.2em; text-underline-offset: 0.3em; }
nav ul { columns: 24rem; padding: 0; list-style: none; }
nav li { break-inside: avoid; margin-bottom: 0.5rem; }
a { color: inherit; }
a:focus-visible { outline: 3px solid; outline-offset: 3px; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
summary { min-height: 2.75rem; align-content: center; cursor: pointer; }
summary:focus-visible { outline: 3px solid; outline-offset: 3px; }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
thead th { font-size: 0.875rem; font-weight: 400; white-space: nowrap; }
tbody th { font-weight: 600; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  th, td { display: block; padding: 0; border: 0; }
}
`
