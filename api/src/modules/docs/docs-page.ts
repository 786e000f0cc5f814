import { createHash } from 'node:crypto'
import type { ApiDocument, Schema } from './api-document'
import { callSection, type NamedCall } from './call-section'
import { html, Markup, prose } from './html'
import { fieldsOf, fieldTable, kindOf, shapeId } from './shape'
import { style } from './style'

/** The content policy of the page: its own style, no script, no picture, no other host. */
export const contentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The policy has the hash of this exact text. */
const styleElement = new Markup(`<style>${style}</style>`)

const groupId = (group: string) => `calls-${group.toLowerCase().replace(/\W+/g, '-')}`

function groupsOf({ paths }: ApiDocument): Map<string, NamedCall[]> {
  const groups = new Map<string, NamedCall[]>()
  for (const [path, calls] of Object.entries(paths))
    for (const [method, call] of Object.entries(calls)) {
      const [group = 'Others'] = call.tags ?? []
      groups.set(group, [...(groups.get(group) ?? []), { method, path, call }])
    }
  return groups
}

const shapeSection = ([name, schema]: [string, Schema]) => {
  const fields = fieldsOf(schema)
  const about = typeof schema.description === 'string' ? schema.description : ''
  return html`<h3 id="${shapeId(name)}">${name}</h3>
    <p>${prose(about)}</p>
    ${fields.length > 0 ? fieldTable(fields) : kindOf(schema)}`
}

/** Renders the OpenAPI document as a page without scripts. */
export function docsPage(document: ApiDocument): string {
  const { info, components } = document
  const groups = [...groupsOf(document)]
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Calls · ${info.title}</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <h1>The calls of ${info.title}</h1>
          <p>
            ${prose(info.description)} A call that needs a login takes the token in the header
            <code>Authorization: Bearer …</code>. The same as data, for tools:
            <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
          </p>
        </header>
        <nav aria-label="On this page">
          <ul>
            ${groups.map(([group]) => html`<li><a href="#${groupId(group)}">${group}</a></li>`)}
            <li><a href="#shapes">Shapes</a></li>
          </ul>
        </nav>
        <main>
          ${groups.map(
            ([group, calls]) =>
              html`<section>
                <h2 id="${groupId(group)}">${group}</h2>
                ${calls.map(callSection)}
              </section>`,
          )}
          <section>
            <h2 id="shapes">Shapes</h2>
            ${Object.entries(components.schemas).map(shapeSection)}
          </section>
        </main>
      </body>
    </html> `
  return page.text
}
