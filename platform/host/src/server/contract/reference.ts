import Type, { type Static, type TProperties, type TSchema } from 'typebox'

type NamedSchema = TSchema & { $id: string }

const known = new Map<string, NamedSchema>()

/** Names a schema in the OpenAPI document. */
export function named<T extends TSchema>(name: string, schema: T): T & { $id: string } {
  const result = Object.assign(schema, { $id: name })
  known.set(name, result)
  return result
}

/** Returns the schema of an object. */
export const describedObject = <Fields extends TProperties>(description: string, fields: Fields) =>
  Type.Object(fields, { description })

/** Returns the schema of an object, which it names in the OpenAPI document. */
export const namedObject = <Fields extends TProperties>(name: string, description: string, fields: Fields) =>
  named(name, describedObject(description, fields))

/** The same for an object whose fields may all be missing, such as a change. */
export const namedPartial = <Fields extends TProperties>(name: string, description: string, fields: Fields) =>
  named(name, Type.Partial(Type.Object(fields), { description }))

/** Returns the named schemas of all modules, sorted by name. */
export const namedSchemas = (): NamedSchema[] =>
  [...known.values()].sort((one, other) => (one.$id < other.$id ? -1 : 1))

/** Returns a reference to a named schema, with its type. */
export const reference = <T extends TSchema & { $id: string }>(schema: T) =>
  Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` })
