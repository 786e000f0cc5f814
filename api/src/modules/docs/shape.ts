import type { Schema } from './api-document'
import { html, prose, type Markup } from './html'

/** Returns the element id of a named schema. */
export const shapeId = (name: string) => `shape-${name}`

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

const formats: Record<string, string> = { uuid: 'id', 'date-time': 'moment', binary: 'file' }

/** Describes the type of a value: 'list of Kick', 'text or null'. */
export const kindOf = (schema: Schema): Markup => {
  if (typeof schema.$ref === 'string') return linkTo(schema.$ref)
  if (isSchema(schema.items)) return html`list of ${kindOf(schema.items)}`
  const alternatives = listOf(schema.anyOf).filter(isSchema).map(kindOf)
  if (alternatives.length > 0)
    return html`${alternatives.flatMap((kind, index) => (index ? [' or ', kind] : [kind]))}`
  return html`${namesOf(schema).join(' or ')}`
}

const linkTo = (ref: string) => {
  const name = ref.split('/').at(-1) ?? ''
  return html`<a href="#${shapeId(name)}">${name}</a>`
}

const namesOf = ({ enum: values, const: only, type, format }: Schema): string[] => {
  const named = typeof format === 'string' ? formats[format] : undefined
  if (only !== undefined) return [JSON.stringify(only)]
  if (Array.isArray(values)) return values.map((value) => (value === null ? 'null' : JSON.stringify(value)))
  return [type].flat().map((name) => (name === 'string' && named) || kinds[String(name)] || 'anything')
}

/** Returns the constraints of a schema as short sentences. */
const rulesOf = (schema: Schema): string[] =>
  [
    limit(schema.minLength, (least) => `At least ${least} ${least === '1' ? 'character' : 'characters'}.`),
    limit(schema.maxLength, (max) => `Up to ${max} characters.`),
    limit(schema.minimum, (least) => `${least} or more.`),
    limit(schema.maximum, (max) => `${max} or less.`),
    typeof schema['x-rule'] === 'string' ? `It ${schema['x-rule']}.` : '',
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} unless said otherwise.`,
  ].filter(Boolean)

const limit = (value: unknown, sentence: (number: string) => string) =>
  typeof value === 'number' ? sentence(value.toLocaleString('en')) : ''

interface Field {
  name: string
  schema: Schema
  isNeeded: boolean
  description?: string
}

const fieldRow = ({ name, schema, isNeeded, description }: Field): Markup => {
  const said = description ?? (typeof schema.description === 'string' ? schema.description : '')
  const notes = [said, ...rulesOf(schema)].filter(Boolean).join(' ')
  return html`<tr>
    <th scope="row"><code>${name}</code>${isNeeded ? '' : html` <small>may be missing</small>`}</th>
    <td>${kindOf(schema)}</td>
    <td>${prose(notes)}</td>
  </tr>`
}

/** Returns the fields of an object. Fields of nested objects follow as `outer.inner`. */
export const fieldsOf = (schema: Schema, prefix = ''): Field[] => {
  if (!isSchema(schema.properties)) return []
  const needed = listOf(schema.required)
  return Object.entries(schema.properties).flatMap(([key, value]) => {
    if (!isSchema(value)) return []
    const name = prefix + key
    return [{ name, schema: value, isNeeded: needed.includes(key) }, ...fieldsOf(value, `${name}.`)]
  })
}

/** Renders a table in a scroll container. */
export const table = (columns: string[], rows: Markup[]): Markup =>
  html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`

export const fieldTable = (fields: Field[]): Markup =>
  table(['Name', 'What it is', 'Notes'], fields.map(fieldRow))
