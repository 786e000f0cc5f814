import { at } from '../fuzz/json'
import { operationsOf, type Operation } from '../fuzz/operations'
import type { TextKind } from '../sample-texts'
import { recordsByTag } from '.'
import type { OperationRecord } from './record'

/** Endpoints of deployments and browsers: their own tests cover which token may do what. */
const excluded = ['/api/release', '/api/deploy-token', '/api/report', '/api/status', '/api/audit']

type Schema = Record<string, unknown>

/** Returns the properties of an operation's body, and the names of the required ones. */
export function bodyOf(document: unknown, { bodySchema }: Operation) {
  const name = String(at(bodySchema, '$ref')).split('/').at(-1) ?? ''
  const schema = at(document, 'components', 'schemas', name)
  const required = at(schema, 'required')
  return {
    properties: Object(at(schema, 'properties')) as Record<string, Schema>,
    required: Array.isArray(required) ? required.map(String) : [],
  }
}

/** Returns the kinds of the text fields by their names: strings without a format or a meaning to the server. */
export function textKindsOf(document: unknown, operation: Operation): Record<string, TextKind> {
  const { properties } = bodyOf(document, operation)
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type, maxLength, pattern }]) => {
      const isShort = maxLength === 200 && pattern !== undefined
      if (type !== 'string' || (!isShort && maxLength !== 20_000)) return []
      return [[name, isShort ? 'title' : pattern === undefined ? 'long' : 'comment'] as const]
    }),
  )
}

/** Returns a value of a field as source text, null where the schema allows it. */
function exampleOf({ type, enum: values }: Schema): string {
  const types = [type].flat()
  if (types.includes('null')) return 'null'
  if (Array.isArray(values)) return `'${String(values[0])}'`
  if (types.includes('boolean')) return 'true'
  if (types.includes('integer') || types.includes('number')) return '1'
  return types.includes('array') ? '[]' : `'x'`
}

const braces = (entries: string[]) => (entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}')

/** Returns the text for a missing field of a record. */
const partOf = (name: string, value: object | undefined, entries: string[]) =>
  `${name}${value ? ', in it' : ''}: ${braces(entries)},`

/** Returns the lines that a record lacks. */
function missingLines(document: unknown, operation: Operation, record?: OperationRecord): string[] {
  const { method, path, status, needsToken, parameters } = operation
  const { properties, required } = bodyOf(document, operation)
  const lines: string[] = []
  if (!record) {
    const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: ''`)
    const values = Object.entries(properties).map(([name, schema]) => `${name}: ${exampleOf(schema)}`)
    const input = [
      ...(ids.length > 0 ? [`path: ${braces(ids)}`] : []),
      ...(values.length > 0 ? [`body: ${braces(values)}`] : []),
    ]
    const statuses = `${needsToken ? 'members' : 'everybody'}(${status})`
    lines.push(`roles: [${statuses}, async (scene) => (${braces(input)})],`)
  }
  if (method === 'GET' && record?.reads === undefined)
    lines.push(`reads: (scene, idsOf, viewer) => ['${path}'], // or 'no content of people'`)
  if (parameters.some(({ name }) => name === 'cursor') && !record?.rows)
    lines.push(`rows: async (scene) => [{ urls: ['${path}'], add: () => addRow(scene) }],`)

  const changed = method === 'PUT' && required.length === 0 ? Object.entries(properties) : []
  const fields = changed
    .filter(([name]) => !(name in (record?.change?.fields ?? {})))
    .map(([name, schema]) => `${name}: { value: ${exampleOf(schema)} }`)
  const make = `make: async (scene) => thingAt(scene, '${path}')`
  if (fields.length > 0)
    lines.push(
      record?.change
        ? partOf('change.fields', record.change, fields)
        : partOf('change', undefined, [make, `fields: ${braces(fields)}`]),
    )

  const { texts } = record ?? {}
  if (method !== 'POST' || typeof texts === 'string') return lines
  const added = Object.keys(textKindsOf(document, operation))
    .filter((name) => !(name in (texts ?? {})))
    .map((name) => `${name}: { name: 'the ${name} of …', details: (id) => [\`${path}/\${id}\`] }`)
  return added.length > 0 ? [...lines, partOf('texts', texts, added)] : lines
}

const fileOf = (tag: string) => `api/test/operations/${tag.toLowerCase()}.ts`

/** Returns the missing records, and missing fields of records, as code to paste. */
export const missingRecords = (document: unknown): string[] =>
  operationsOf(document).flatMap((operation) => {
    const { name, path, tag } = operation
    const record = recordsByTag[tag]?.[name]
    const isExcluded = excluded.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    const lines = !record && isExcluded ? [] : missingLines(document, operation, record)
    if (lines.length === 0) return []
    const file = `${fileOf(tag)}${tag in recordsByTag ? '' : ', a new file with a line in index.ts'}`
    const head = record
      ? `Add to '${name}' in ${file}:`
      : `Write the record of an operation in ${file}:\n  '${name}': {`
    return [[head, ...lines.map((line) => `    ${line}`), ...(record ? [] : ['  },'])].join('\n')]
  })

/** Returns the operations with a record that the document does not have with this tag. */
export function staleRecords(document: unknown): string[] {
  const known = operationsOf(document).map(({ name, tag }) => `${tag}: ${name}`)
  return Object.entries(recordsByTag)
    .flatMap(([tag, records]) => Object.keys(records).map((name) => `${tag}: ${name}`))
    .filter((each) => !known.includes(each))
}
