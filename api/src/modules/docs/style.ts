/** The style of the page: the site's colours and system fonts, so that it loads nothing. */
export const style = `
:root { color-scheme: light dark; --ground: #faf6ef; --surface: #fff; --ink: #1b2430; --soft: #566173; --line: #e7dfd2;
  --accent: #cb4116; --link: #0f6e6e }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1420; --surface: #161e2e; --ink: #f2ede4; --soft: #a8b3c4;
  --line: #2a3548; --accent: #ff8a5c; --link: #5cc8c0 } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 2.5rem clamp(1rem, 4vw, 3rem) 5rem; max-width: 68rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.55 'Inter Variable', Inter, system-ui, sans-serif }
h1, h2, h3 { font-family: 'Fraunces Variable', Fraunces, Georgia, serif; line-height: 1.2; font-weight: 600 }
h1 { font-size: clamp(2rem, 6vw, 3rem); margin: 0 0 .5rem } h2 { font-size: 1.6rem; margin: 3rem 0 1rem }
h3 { font-size: 1.2rem; margin: 2rem 0 .5rem } h4 { font-size: .9rem; margin: 1.25rem 0 .25rem }
p { max-width: 70ch; margin: .5rem 0 } a { color: var(--link) } small { color: var(--soft); font-weight: 400 }
code { font: .92em ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; margin: 1.5rem 0; list-style: none }
nav a { display: inline-block; padding: .25rem 0 }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; margin: .5rem 0 }
details > :not(summary) { margin-inline: 1rem } details > :last-child { margin-bottom: 1rem }
summary { cursor: pointer; padding: .75rem 1rem; display: flex; flex-wrap: wrap; gap: .15rem .75rem; align-items: baseline }
summary:focus-visible, a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 12px }
summary b { min-width: 4rem; font-size: .8rem; letter-spacing: .04em; color: var(--link) }
summary b.delete, summary b.put { color: var(--accent) } summary span { color: var(--soft) }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: .92rem }
th, td { text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-top: 1px solid var(--line) }
thead th { border: 0; color: var(--soft); font-weight: 500 } tbody th { font-weight: 500 }
td:nth-child(2) { min-width: 7rem } th code { white-space: nowrap } th small { display: block }
`
