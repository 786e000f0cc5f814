import Type, { type TNumberOptions, type TSchema, type TSchemaOptions, type TStringOptions } from 'typebox'

/** Returns the schema of one of some texts, with the type that generators of clients read. */
export const choice = <Values extends string[]>(values: readonly [...Values], options?: TSchemaOptions) =>
  Type.Enum(values, { type: 'string', ...options })

/** The schemas of fields that may be missing. */
export const optional = {
  string: (options: TStringOptions) => Type.Optional(Type.String(options)),
  integer: (options: TNumberOptions) => Type.Optional(Type.Integer(options)),
  boolean: (options: TSchemaOptions) => Type.Optional(Type.Boolean(options)),
  array: <Item extends TSchema>(item: Item, options: TSchemaOptions) =>
    Type.Optional(Type.Array(item, options)),
  choice: <Values extends string[]>(values: readonly [...Values], options: TSchemaOptions) =>
    Type.Optional(choice(values, options)),
}
