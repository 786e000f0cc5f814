import Type from 'typebox'
import { IsUuid } from 'typebox/format'

const moment = (description: string) => Type.String({ format: 'date-time', description })

/** What every entity has. */
export const entityFields = {
  _id: Type.String({ format: 'uuid', description: 'A UUIDv7: later ones sort after earlier ones.' }),
  createdAt: moment('When it was made.'),
  updatedAt: moment('When it was last changed.'),
}

/** The address of a picture of this site, as `POST /api/upload` gave it. */
export const pictureAddress = (label: string) => Type.String({ title: label, maxLength: 2048 })

/** A parameter in a path. What cannot be an id is answered as the id of nothing is: with 404. */
export const idParameter = Type.String({ format: 'uuid' })

/** Whether PostgreSQL would take the text as an id. Any other text is the id of nothing. */
export const isId = (text: string) => IsUuid(text)
