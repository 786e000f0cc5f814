import Type, { type Static, type TSchema } from 'typebox'

/** A named schema of the OpenAPI document; `app.ts` registers it. */
export const named = <T extends TSchema>(name: string, schema: T): T & { $id: string } =>
  Object.assign(schema, { $id: name })

/** Returns a reference to a named schema, with its type. */
export const reference = <T extends TSchema & { $id: string }>(schema: T) =>
  Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` })
