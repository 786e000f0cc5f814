import { describedObject, optional, type Sentence } from '@bucketeer/host/server'
import Type, {
  type Static,
  type TNumberOptions,
  type TSchema,
  type TSchemaOptions,
  type TStringOptions,
} from 'typebox'
import { IsUuid } from 'typebox/format'

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

const moment = (description: string) => Type.String({ format: 'date-time', description })

/** The fields of every entity. */
export const entityFields = {
  _id: Type.String({ format: 'uuid', description: 'A UUIDv7: later ones sort after earlier ones.' }),
  createdAt: moment('When it was made.'),
  updatedAt: moment('When it was last changed.'),
}

/** Returns the values of the fields, without the rest of the row. */
export function valuesOf<Row extends object, Name extends keyof Row>(
  fields: Record<Name, TSchema>,
  row: Row,
): Pick<Row, Name> {
  const values: Partial<Pick<Row, Name>> = {}
  for (const name in fields) values[name] = row[name]
  // Each field is a column of the row.
  return values as Pick<Row, Name>
}

/** The field of a Bucket, a Journal or an entry that says whether somebody else can read it by a link. */
export const linkState = optional.choice(['open', 'password'], {
  description:
    'Whether a link to it works, and whether readers of it need a password. Missing without one; only for its owner.',
})

/** The field of a thing that a moderator hid. */
export const hiddenField = Type.Optional(
  describedObject('The moderator’s words to the owner. Only for the owner of a hidden thing.', {
    words: Type.String(),
    held: optional.boolean({ description: 'Whether the site holds it until a moderator has looked at it.' }),
  }),
)

/** @param words what a moderator wrote; null or undefined for a thing that is not hidden */
export const presentHidden = (words: string | null | undefined, held = false) =>
  typeof words === 'string' ? { hidden: { words, ...(held && { held }) } } : {}

/** The URL of a picture of this site, as `POST /api/upload` returned it. `whenMissing` is the sentence without one. */
export const pictureUrlSchema = (label: string, whenMissing?: Sentence) =>
  Type.String({ title: label, maxLength: 2048, ...(whenMissing !== undefined && { 'x-empty': whenMissing }) })

/** A path parameter. An invalid id gets 404, as an unknown one does. */
export const idParameter = Type.String({ format: 'uuid' })

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/** Returns the pattern of up to `most` ids, separated by commas. */
export const idListPattern = (most: number) => `^${uuid}(,${uuid}){0,${most - 1}}$`

/** Checks that PostgreSQL accepts the text as an id. */
export const isId = (text: string) => IsUuid(text)
