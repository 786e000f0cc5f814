import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
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
    const read = httpPart === 'body' ? (value: unknown) => value : (value: unknown) => compiled.Convert(value)
    const refuse = httpPart === 'params' ? refusePath : refuseContent

    return (given: unknown) => {
      const value = read(given)
      const [fault] = compiled.Check(value) ? [] : compiled.Errors(value)
      if (fault) return refuse(explain(fault, meant))
      const known = compiled.Clean(value)
      return hasUnstorableText(known)
        ? refuse('A text has a character that cannot be stored.')
        : { value: known }
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
