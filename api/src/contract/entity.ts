import type { Sentence } from '@bucketeer/host/server'
import Type, { type TSchema } from 'typebox'
import { IsUuid } from 'typebox/format'

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
