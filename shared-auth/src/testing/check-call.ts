import { Compile, type XSchema } from 'typebox/schema'
import document from './generated/openapi.json'
import type { TemplateCall } from '../api/request'

/** The fields of a schema that the document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}
interface Media {
  content?: { 'application/json'?: { schema: Schema } }
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: Media
  responses: Record<string, Media | undefined>
}

// Tests may name things 'b1'.
const isOfIds = (key: string, value: unknown) =>
  (key === 'format' && value === 'uuid') || (key === 'pattern' && /\{8\}.*\{12\}/.test(String(value)))
const withoutIds = (key: string, value: unknown) => (isOfIds(key, value) ? undefined : value)
// `npm run openapi` writes it.
const { components, paths } = JSON.parse(JSON.stringify(document, withoutIds)) as {
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation | undefined> | undefined>
}

const validators = new Map<string, ReturnType<typeof Compile>>()

/** Prints, as an error of the console, which fails the test, where a value differs from its schema. */
function check(what: string, schema: Schema | undefined, value: unknown) {
  if (!schema) return
  const validator = validators.get(what) ?? Compile({ ...schema, components } as XSchema)
  validators.set(what, validator)
  // As it travels, without what is undefined.
  const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  if (validator.Check(sent)) return
  const [, [error]] = validator.Errors(sent)
  console.error(`${what} does not fit the API's document: ${error?.instancePath} ${error?.message}.`)
}

const jsonOf = (media: Media | undefined) => media?.content?.['application/json']?.schema

/** Returns the schema of a reference, such as `#/components/schemas/User`. */
export const schemaNamed = (reference: string): Schema =>
  components.schemas[reference.replace('#/components/schemas/', '')] ?? {}

/** Returns the schema of the answer to a call that succeeds; undefined if it has no body. */
export function answerSchema({ path, method }: Pick<TemplateCall, 'path' | 'method'>): Schema | undefined {
  const { responses } = paths[path]?.[method] ?? {}
  return jsonOf(responses?.[200] ?? responses?.[201])
}

/** Reports what the server would not send as its answer. */
export const checkAnswer = ({ method, path }: Pick<TemplateCall, 'path' | 'method'>, answer: unknown): void =>
  check(`The answer to ${method.toUpperCase()} ${path}`, answerSchema({ method, path }), answer)

/** Reports why the server would refuse a call. */
export function checkCall({ method, path, input: { query = {}, body } }: TemplateCall): void {
  const operation = paths[path]?.[method]
  if (!operation) return
  const name = `${method.toUpperCase()} ${path}`
  for (const [key, value] of Object.entries(query)) {
    const parameter = operation.parameters?.find((each) => each.in === 'query' && each.name === key)
    if (!parameter) console.error(`${name} has no parameter '${key}'.`)
    else if (value !== undefined) check(`'${key}' of ${name}`, parameter.schema, value)
  }
  check(`The body of ${name}`, jsonOf(operation.requestBody), body)
}
