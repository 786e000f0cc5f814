import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Convert } from 'typebox/value'
import { explain } from '../errors/explain'
import { BadRequest, NotFound } from '../errors/http-error'
import { hasUnstorableText } from './unstorable-text'

type Named = TSchema & { $id: string }

/**
 * Checks what comes in. Numbers are read out of addresses, which hold only text; nothing in a body is taken for
 * another type than it has. What stands in a path and cannot be there is not found. Fields that a schema does not
 * name are left out, but for headers: nobody gains anything by sending them.
 * @param named the schemas that a body may refer to
 */
export const createValidatorCompiler =
  (named: readonly Named[]): FastifySchemaCompiler<TSchema> =>
  ({ schema, httpPart }) => {
    const meant = resolve(schema, named)
    const compiled = Compile(meant)
    const exact = Compile(exactly(meant))
    const read = httpPart === 'body' ? (value: unknown) => value : numbersIn(meant)
    const refuse = httpPart === 'params' ? refusePath : refuseContent

    return (given: unknown) => {
      const value = read(given)
      const [fault] = compiled.Check(value) ? [] : compiled.Errors(value)
      if (fault) return refuse(explain(fault, meant))
      if (httpPart === 'headers') return true
      // Looking for what to leave out takes longer than all else here, and mostly there is nothing.
      const known = exact.Check(value) ? value : compiled.Clean(value)
      return hasUnstorableText(known)
        ? refuse('A text has a character that cannot be stored.')
        : { value: known }
    }
  }

/** The same for what has no field that it does not name. */
function exactly<T>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(exactly) as T
  const same = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, exactly(value)]))
  return ('properties' in schema ? { additionalProperties: false, ...same } : same) as T
}

const numeric = new Set(['integer', 'number', 'boolean'])

/** Reads numbers out of texts; TypeBox would look at every field, and takes long for those that have but a few values. */
function numbersIn(schema: TSchema) {
  const properties: Record<string, TSchema & { type?: unknown }> = Object(Object(schema).properties)
  const toRead = Object.entries(properties).filter(([, { type }]) => numeric.has(String(type)))
  return (given: unknown) => {
    const values: Record<string, unknown> = Object(given)
    for (const [name, property] of toRead) if (name in values) values[name] = Convert(property, values[name])
    return given
  }
}

const refusePath = () => ({ error: new NotFound('There is nothing at this address.') })
const refuseContent = (message: string) => ({ error: new BadRequest(message) })

function resolve(schema: TSchema, named: readonly Named[]) {
  if (!('$ref' in schema)) return schema
  const meant = named.find(({ $id }) => schema.$ref === `${$id}#`)
  if (!meant) throw new Error(`No schema is named ${String(schema.$ref)}.`)
  return meant
}
