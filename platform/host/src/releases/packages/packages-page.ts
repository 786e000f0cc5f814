import { createHash } from 'node:crypto'
import type { SitePackage, SitePackages } from '@bucketeer/platform'
import { html, Markup } from '../../html'
import type { Site } from '../../options'

/** The site's colours and system fonts, so that the page loads nothing. */
const style = `
:root { color-scheme: light dark; --ground: #faf6ef; --surface: #fff; --ink: #1b2430; --soft: #566173; --line: #e7dfd2;
  --link: #0f6e6e }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1420; --surface: #161e2e; --ink: #f2ede4; --soft: #a8b3c4;
  --line: #2a3548; --link: #5cc8c0 } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 2.5rem clamp(1rem, 4vw, 3rem) 5rem; max-width: 68rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.55 'Inter Variable', Inter, system-ui, sans-serif }
h1, h2, h3 { font-family: 'Fraunces Variable', Fraunces, Georgia, serif; line-height: 1.2; font-weight: 600 }
h1 { font-size: clamp(2rem, 6vw, 3rem); margin: 0 0 .5rem } h2 { font-size: 1.6rem; margin: 3rem 0 1rem }
h3 { font-size: 1.2rem; margin: 2rem 0 .5rem }
p { max-width: 70ch; margin: .5rem 0 } a { color: var(--link) } small { color: var(--soft); font-weight: 400 }
code { font: .92em ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; margin: 1.5rem 0; list-style: none }
nav a { display: inline-block; padding: .25rem 0 }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: .92rem }
th, td { text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-top: 1px solid var(--line) }
thead th { border: 0; color: var(--soft); font-weight: 500 } tbody th { font-weight: 500 }
td:nth-child(2) { min-width: 7rem }
pre { margin: .5rem 0; padding: .75rem 1rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: 12px; white-space: pre-wrap; overflow-wrap: anywhere }
pre code { user-select: all }
pre:focus-visible, a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 12px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0 }
dt { color: var(--soft) } dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
`

/** The content policy of the page: its own style, no script, no picture, no other host. */
export const contentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The policy has the hash of this exact text. */
const styleElement = new Markup(`<style>${style}</style>`)

/** Renders a command. A click selects all of it; the focus lets keyboards do the same. */
const command = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en')} kB`

const packageSection = ({ name, version, url, size, integrity }: SitePackage) =>
  html`<section>
    <h3>${name} <small>${version}</small></h3>
    ${command(`npm i ${url}`)}
    <dl>
      <dt>Tarball</dt>
      <dd><a href="${url}">${url.slice(url.lastIndexOf('/') + 1)}</a></dd>
      <dt>Size</dt>
      <dd>${inKilobytes(size)}</dd>
      <dt>Integrity</dt>
      <dd><code>${integrity}</code></dd>
    </dl>
  </section>`

const startSection = (platform: SitePackage) =>
  html`<section>
    <h2>Start a remote</h2>
    <p>This command creates a folder with a page, its tests and the packages below.</p>
    ${command(`npx --yes --package ${platform.url} bucketeer new postcards --to ${new URL(platform.url).origin}`)}
  </section>`

const versionsSection = (
  title: string,
  about: string,
  columns: [string, string],
  rows: [string, string][],
) =>
  rows.length > 0
    ? html`<section>
        <h2>${title}</h2>
        <p>${about}</p>
        <div class="wide">
          <table>
            <thead>
              <tr>
                ${columns.map((column) => html`<th scope="col">${column}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ([name, version]) =>
                  html`<tr>
                    <th scope="row"><code>${name}</code></th>
                    <td>${version}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>`
    : ''

const whole = (title: string, body: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text

const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '')

/** Renders the packages of the live shell as a page without scripts. */
export function packagesPage(
  { origin, packageLinks }: Pick<Site, 'packageLinks'> & { origin: string },
  { shell, packages }: SitePackages,
): string {
  const platform = packages.find(({ name }) => name === '@bucketeer/platform')
  return whole(
    `Packages · ${hostOf(origin)}`,
    html`<header>
        <h1>Packages of ${hostOf(origin)}</h1>
        <p>
          The shell <code>${shell.version}</code> is live, and was built with these packages. A remote that is
          built with them fits it. A click on a command selects all of it. The same as data, for tools:
          <a href="/packages/index.json">/packages/index.json</a>.
        </p>
        <nav aria-label="More about this site">
          <ul>
            ${packageLinks.map(({ text, path }) => html`<li><a href="${path}">${text}</a></li>`)}
          </ul>
        </nav>
      </header>
      <main>
        ${platform ? startSection(platform) : ''}
        <section>
          <h2>Add them to a repository</h2>
          ${command(`npm i ${packages.map(({ url }) => url).join(' ')}`)}
          <p>
            <code>package-lock.json</code> stores each address and integrity. The bytes of an address never
            change.
          </p>
        </section>
        <section>
          <h2>Packages</h2>
          ${packages.map(packageSection)}
        </section>
        ${versionsSection(
          'What the shell provides',
          'A remote imports these singletons and does not bundle them.',
          ['Singleton', 'Version'],
          Object.entries(shell.provides).map(([name, { version }]) => [name, version]),
        )}
        ${versionsSection(
          'Slots',
          'A remote may add a piece to each of these places in pages of others.',
          ['Slot', 'Version of its props'],
          Object.entries(shell.slots),
        )}
      </main>`,
  )
}

/** Renders the page of a site without packages. */
export const withoutPackages = (message: string): string =>
  whole(
    'Packages',
    html`<main>
      <h1>No packages yet</h1>
      <p>${message}</p>
    </main>`,
  )
