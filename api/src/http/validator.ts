import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Convert } from 'typebox/value'
import { NotFound } from '../errors/domain-error'
import { explain } from '../errors/explain'
import { BadRequest } from '../errors/http-error'

type NamedSchema = TSchema & { $id: string }

/**
 * Creates the compiler for request validators. Paths and queries are text, so their numbers are parsed; bodies are not
 * converted. An invalid path gets 404, anything else invalid 400. Unknown fields are removed, except from headers.
 * @param namedSchemas the schemas that a body may refer to
 */
export const createValidatorCompiler =
  (namedSchemas: readonly NamedSchema[]): FastifySchemaCompiler<TSchema> =>
  ({ schema: routeSchema, httpPart }) => {
    const schema = resolve(routeSchema, namedSchemas)
    const compiled = Compile(schema)
    const strict = Compile(withoutUnknownFields(schema))
    const parse = httpPart === 'body' ? (value: unknown) => value : createNumberParser(schema)
    const reject = httpPart === 'params' ? rejectPath : rejectContent

    return (input: unknown) => {
      const value = parse(input)
      const [error] = compiled.Check(value) ? [] : compiled.Errors(value)
      if (error) return reject(explain(error, schema))
      if (httpPart === 'headers') return true
      // `Clean` is slow, and most requests have no unknown fields.
      const cleaned = strict.Check(value) ? value : compiled.Clean(value)
      return hasUnstorableText(cleaned)
        ? reject('A text has a character that cannot be stored.')
        : { value: cleaned }
    }
  }

/** Copies a schema so that its objects allow no other fields than those that it names. */
function withoutUnknownFields<T>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(withoutUnknownFields) as T
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withoutUnknownFields(value)]),
  )
  return ('properties' in schema ? { additionalProperties: false, ...copy } : copy) as T
}

const parsedTypes = new Set(['integer', 'number', 'boolean'])

/** Converts only the fields that need it: converting a whole object with TypeBox is several times slower. */
function createNumberParser(schema: TSchema) {
  const properties: Record<string, TSchema & { type?: unknown }> = Object(Object(schema).properties)
  const parsedFields = Object.entries(properties).filter(([, { type }]) => parsedTypes.has(String(type)))
  return (input: unknown) => {
    const values: Record<string, unknown> = Object(input)
    for (const [name, field] of parsedFields) if (name in values) values[name] = Convert(field, values[name])
    return input
  }
}

const rejectPath = () => ({ error: new NotFound('There is nothing at this address.') })
const rejectContent = (message: string) => ({ error: new BadRequest(message) })

function resolve(schema: TSchema, namedSchemas: readonly NamedSchema[]) {
  if (!('$ref' in schema)) return schema
  const target = namedSchemas.find(({ $id }) => schema.$ref === `${$id}#`)
  if (!target) throw new Error(`No schema is named ${String(schema.$ref)}.`)
  return target
}

const loneSurrogate = /\p{Surrogate}/u

/** Finds text that PostgreSQL rejects: NUL, and lone surrogates, which UTF-8 cannot encode. */
function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || loneSurrogate.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasUnstorableText)
}
