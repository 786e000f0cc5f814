import Type, {
  type Static,
  type TNumberOptions,
  type TSchema,
  type TSchemaOptions,
  type TStringOptions,
} from 'typebox'

/** The same schema, or null, written as OpenAPI 3.1 does: `type: [..., 'null']`. The schema must have a `type`. */
export function nullable<T extends TSchema>(schema: T) {
  if (!('type' in schema)) throw new Error('Only a schema with a type can be made nullable.')
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'], ...withNull(schema) })
}

const withNull = (schema: TSchema) =>
  'enum' in schema && Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}

/** The schemas of fields that may be null. */
export const orNull = {
  string: (options: TStringOptions) => nullable(Type.String(options)),
  integer: (options: TNumberOptions) => nullable(Type.Integer(options)),
  boolean: (options: TSchemaOptions) => nullable(Type.Boolean(options)),
}
