import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const packageFile = (path: string) => () => readFileSync(resolve(`@fontsource-variable/${path}`))

/** The fonts of the site for Latin letters, with their licences. Other scripts have the fonts of the device. */
export const fontFiles: [path: string, read: () => Buffer][] = [
  ['pages/fonts/fraunces.woff2', packageFile('fraunces/files/fraunces-latin-opsz-normal.woff2')],
  ['pages/fonts/fraunces-LICENSE.txt', packageFile('fraunces/LICENSE')],
  ['pages/fonts/inter.woff2', packageFile('inter/files/inter-latin-wght-normal.woff2')],
  ['pages/fonts/inter-LICENSE.txt', packageFile('inter/LICENSE')],
]

/** The look of the site, in the colours of the theme of shared-ui. */
export const style = `@font-face { font-family: Fraunces; font-weight: 100 900; src: url(fonts/fraunces.woff2); }
@font-face { font-family: Inter; font-weight: 100 900; src: url(fonts/inter.woff2); }
:root {
  color-scheme: light dark;
  --ground: #faf6ef; --surface: #fff; --text: #1b2430; --muted: #566173; --line: #e7dfd2;
  --accent: #cb4116; --link: #0f6e6e; --shadow: 74 56 28;
  --Chill: #4a5ba8; --Travel: #9a5b0b; --Activity: #3f7437;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e1420; --surface: #161e2e; --text: #f2ede4; --muted: #a8b3c4; --line: #2a3548;
    --accent: #ff8a5c; --link: #5cc8c0; --shadow: 0 0 0;
    --Chill: #a7b4f5; --Travel: #f0b868; --Activity: #9bd08c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 0 24px 48px; max-width: 1128px; overflow-wrap: break-word; text-align: left;
  background: var(--ground); color: var(--text); font: 1rem/1.6 Inter, system-ui, sans-serif;
}
[dir='rtl'] body { text-align: right; }
h1, h2, h3, h4, h5, h6, .name { font-family: Fraunces, Georgia, serif; line-height: 1.2; margin: 0; }
h1 { font-size: clamp(2rem, 6vw, 3rem); font-weight: 600; }
h2 { font-size: 1.6rem; font-weight: 600; margin-top: 48px; }
h3 { font-size: 1.2rem; font-weight: 600; }
:is(p, h1, h2, h3, h4, h5, h6, li, td, th, figcaption, blockquote, pre, .text):not(:has(> *)) { unicode-bidi: plaintext; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
nav ul, .facts, .cards, .tree { list-style: none; margin: 0; padding: 0; }
nav { padding: 16px 0; border-bottom: 1px solid var(--line); }
nav ul, .facts { display: flex; flex-wrap: wrap; gap: 4px 20px; }
nav a { display: inline-block; padding: 8px 0; text-decoration: none; font-weight: 550; }
nav a[aria-current] { color: var(--text); box-shadow: 0 2px 0 var(--accent); }
main { padding-top: 40px; }
.facts { margin: 12px 0 0; color: var(--muted); }
.years { gap: 4px 32px; font-size: 1.1rem; }
.text { white-space: pre-line; max-width: 70ch; }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 24px; }
.head img { width: 112px; height: 112px; border-radius: 50%; object-fit: cover; }
.band { width: 100%; aspect-ratio: 21 / 9; object-fit: cover; border-radius: 20px; margin-bottom: 32px; display: block; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); gap: 24px; margin-top: 24px; }
.card {
  --hue: var(--link); position: relative; height: 100%; overflow: hidden; border-radius: 20px; background: var(--surface); padding-bottom: 12px;
  box-shadow: 0 1px 2px rgb(var(--shadow) / 0.06), 0 6px 20px rgb(var(--shadow) / 0.07);
}
.cover { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; display: block; }
div.cover {
  background:
    radial-gradient(90% 60% at 85% 110%, color-mix(in oklab, var(--hue) 70%, var(--surface)) 99%, transparent),
    radial-gradient(110% 75% at 15% 115%, color-mix(in oklab, var(--hue) 45%, var(--surface)) 99%, transparent),
    radial-gradient(circle at 70% 34%, color-mix(in oklab, var(--ground) 80%, white) 9%, transparent 9.5%),
    color-mix(in oklab, var(--hue) 22%, var(--surface));
}
.card p { margin: 4px 20px 0; color: var(--muted); font-size: 0.9rem; }
.card .name { margin-top: 12px; color: var(--text); font-size: 1.2rem; font-weight: 600; }
.card a { color: inherit; text-decoration: none; }
.card a::after { content: ''; position: absolute; inset: 0; }
.card:hover a, .card a:focus-visible { text-decoration: underline; }
.photos { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; margin-top: 24px; }
figure { margin: 0; }
figure img { width: 100%; max-height: 80vh; object-fit: cover; border-radius: 12px; display: block; }
figcaption { color: var(--muted); font-size: 0.9rem; margin-top: 6px; }
article { max-width: 880px; padding: 32px 0; border-bottom: 1px solid var(--line); }
article h2 { margin-top: 0; }
h2 a { color: inherit; }
.prose { max-width: 70ch; }
.prose pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.prose img { max-width: 100%; }
.prose :is(th, td) { padding: 4px 12px 4px 0; text-align: inherit; vertical-align: top; overflow-wrap: anywhere; }
blockquote { margin: 16px 0; padding-inline-start: 20px; border-inline-start: 3px solid var(--line); }
.tree { margin-top: 8px; }
.tree li { padding: 6px 0; }
footer { margin-top: 64px; color: var(--muted); font-size: 0.9rem; }
@media print { nav, footer { display: none; } article, .card { break-inside: avoid; } }
`
