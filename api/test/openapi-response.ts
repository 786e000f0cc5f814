import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator, type XSchema } from 'typebox/schema'

interface Request {
  method: string
  url: string
}

interface Received {
  status: number
  body: unknown
}

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner, key) => (isJson(inner) ? inner[key] : undefined), value)

/** Read from its file, because a server needs a sixth of a second to generate it. `npm test` compares both. */
const document: unknown = JSON.parse(
  readFileSync(join(__dirname, '../../shared-auth/src/testing/generated/openapi.json'), 'utf8'),
)

/** Sorts paths with fewer parameters first, as the router prefers them. */
const byParameters = (one: string, other: string) => one.split('{').length - other.split('{').length

const paths = Object.keys(Object(at(document, 'paths')))
  .sort(byParameters)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** @throws unless the OpenAPI document has the status of the response, and its schema matches the body */
export function expectDocumented({ method, url }: Request, { status, body }: Received) {
  const [requestPath = ''] = url.split('?')
  const path = paths.find(({ pattern }) => pattern.test(requestPath))?.path
  if (!path) return
  const operation = at(document, 'paths', path, method.toLowerCase())
  if (!operation) return
  const response = at(operation, 'responses', String(status))
  if (!response) throw new Error(`openapi.json has no ${status} for ${method} ${path}.`)
  const schema = at(response, 'content', 'application/json', 'schema')
  if (!isJson(schema)) return
  const compiled = compile(schema)
  if (compiled.Check(body)) return
  const [, [error]] = compiled.Errors(body)
  throw new Error(`${method} ${path}, ${status}, by openapi.json: ${JSON.stringify(error)}`)
}

/** Leaves the value's type unknown: TypeScript needs twenty seconds to infer it. */
type BodyValidator = Validator<XSchema, unknown>
const cache = new Map<string, BodyValidator>()

/** Caches the validator of a schema, because compiling it is slow. */
function compile(schema: Json): BodyValidator {
  const key = JSON.stringify(schema)
  const components = at(document, 'components')
  const compiled = cache.get(key) ?? new Validator<XSchema, unknown>({}, { ...schema, components })
  cache.set(key, compiled)
  return compiled
}
