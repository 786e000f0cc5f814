import type { FastifyInstance } from 'fastify'
import { Validator, type XSchema } from 'typebox/schema'

interface Asked {
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

const pathPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** Fails unless the OpenAPI document has the answer's status for this call and its body fits the schema there. */
export function expectDocumented(app: FastifyInstance, { method, url }: Asked, { status, body }: Received) {
  const document: unknown = app.swagger()
  const [address = ''] = url.split('?')
  const path = Object.keys(Object(at(document, 'paths'))).find((path) => pathPattern(path).test(address))
  if (!path) return
  const operation = at(document, 'paths', path, method.toLowerCase())
  if (!operation) return
  const response = at(operation, 'responses', String(status))
  if (!response) throw new Error(`The document does not have ${status} for ${method} ${path}.`)
  const schema = at(response, 'content', 'application/json', 'schema')
  if (!isJson(schema)) return
  const compiled = compile({ ...schema, components: at(document, 'components') })
  if (compiled.Check(body)) return
  const [, [fault]] = compiled.Errors(body)
  throw new Error(`${method} ${path}, ${status}: ${JSON.stringify(fault)}`)
}

/** What it says of a value's type is nothing: to find that out takes the compiler twenty seconds. */
type Judge = Validator<XSchema, unknown>
const known = new Map<string, Judge>()

/** Once for each schema, which takes longer than the call that it checks. */
function compile(schema: Json): Judge {
  const key = JSON.stringify(schema)
  const compiled = known.get(key) ?? new Validator<XSchema, unknown>({}, schema)
  known.set(key, compiled)
  return compiled
}
