import { Compile, type XSchema } from 'typebox/schema'
import document from './generated/openapi.json'
import type { TemplateCall } from '../api/request'

interface Media {
  content?: { 'application/json'?: { schema: XSchema } }
}
interface Operation {
  parameters?: { name: string; in: string; schema: XSchema }[]
  requestBody?: Media
  responses: Record<string, Media | undefined>
}

// Tests may name things 'b1'.
const isOfIds = (key: string, value: unknown) =>
  (key === 'format' && value === 'uuid') || (key === 'pattern' && /\{8\}.*\{12\}/.test(String(value)))
const withoutIds = (key: string, value: unknown) => (isOfIds(key, value) ? undefined : value)
// `npm run openapi` writes it.
const { components, paths } = JSON.parse(JSON.stringify(document, withoutIds)) as {
  components: object
  paths: Record<string, Record<string, Operation | undefined> | undefined>
}

const validators = new Map<string, ReturnType<typeof Compile>>()

/** Prints, as an error of the console, which fails the test, where a value differs from its schema. */
const check = (what: string, schema: XSchema | undefined, value: unknown) => {
  if (!schema) return
  const validator = validators.get(what) ?? Compile({ ...(schema as object), components } as XSchema)
  validators.set(what, validator)
  // As it travels, without what is undefined.
  const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  if (validator.Check(sent)) return
  const [, [error]] = validator.Errors(sent)
  console.error(`${what} does not fit the API's document: ${error?.instancePath} ${error?.message}.`)
}

const jsonOf = (media: Media | undefined) => media?.content?.['application/json']?.schema

/** Reports why the server would refuse a call, and what it would not send as its answer. */
export const checkCall = (
  { method, path, input: { query = {}, body } }: TemplateCall,
  answer: unknown,
): void => {
  const operation = paths[path]?.[method]
  if (!operation) return
  const name = `${method.toUpperCase()} ${path}`
  for (const [key, value] of Object.entries(query)) {
    const parameter = operation.parameters?.find((each) => each.in === 'query' && each.name === key)
    if (!parameter) console.error(`${name} has no parameter '${key}'.`)
    else if (value !== undefined) check(`'${key}' of ${name}`, parameter.schema, value)
  }
  check(`The body of ${name}`, jsonOf(operation.requestBody), body)
  check(`The answer to ${name}`, jsonOf(operation.responses[200] ?? operation.responses[201]), answer)
}
