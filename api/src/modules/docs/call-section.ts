import type { Call, Schema } from './api-document'
import { html, prose, type Markup } from './html'
import { fieldsOf, fieldTable, kindOf, table } from './shape'

export interface NamedCall {
  method: string
  path: string
  call: Call
}

const places: Record<string, string> = { path: 'in the path', query: 'in the query', header: 'a header' }

/** Returns whether a call needs a token. An empty security requirement makes it optional. */
const loginNote = ({ security = [] }: Call) => {
  if (security.length === 0) return 'Needs no login.'
  return security.some((needs) => Object.keys(needs).length === 0)
    ? 'A login is optional, and identifies the caller.'
    : 'Needs a login.'
}

const parameters = ({ parameters = [] }: Call): Markup | string => {
  if (parameters.length === 0) return ''
  const fields = parameters.map(({ name, in: place, required, description = '', schema }) => ({
    name,
    schema,
    isNeeded: required === true,
    description: `(${places[place] ?? place}) ${description}`,
  }))
  return html`<h4>Parameters</h4>
    ${fieldTable(fields)}`
}

const shapeOf = (schema: Schema): Markup => {
  const fields = fieldsOf(schema)
  return fields.length > 0 ? fieldTable(fields) : html`<p>${kindOf(schema)}</p>`
}

const body = ({ requestBody }: Call): Markup | string => {
  const [sent] = Object.entries(requestBody?.content ?? {})
  if (!sent) return ''
  const [type, { schema }] = sent
  return html`<h4>Request body <small>${type}</small></h4>
    ${shapeOf(schema)}`
}

const responseTable = ({ responses }: Call): Markup => {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const [given] = Object.values(content ?? {})
    return html`<tr>
      <th scope="row">${status}</th>
      <td>${given ? kindOf(given.schema) : 'nothing'}</td>
      <td>${prose(description)}</td>
    </tr>`
  })
  return html`<h4>Responses</h4>
    ${table(['Status', 'Body', 'When'], rows)}`
}

/** Renders one call as a collapsed section. */
export const callSection = ({ method, path, call }: NamedCall): Markup =>
  html`<details id="${method}-${path}">
    <summary>
      <b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${call.summary}</span>
    </summary>
    <p>${prose(call.description ?? '')} ${loginNote(call)}</p>
    ${parameters(call)}${body(call)}${responseTable(call)}
  </details>`
