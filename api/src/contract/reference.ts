import Type, { type Static, type TSchema } from 'typebox'

/** A schema that the OpenAPI document names; `app.ts` makes it known. */
export const named = <T extends TSchema>(name: string, schema: T): T & { $id: string } =>
  Object.assign(schema, { $id: name })

/** Refers to a named schema, and has its type. */
export const reference = <T extends TSchema & { $id: string }>(schema: T) =>
  Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` })
