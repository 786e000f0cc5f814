import Type, { type Static } from 'typebox'
import Value from 'typebox/value'

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** A row of `access_changes`. */
const AccessChange = Type.Object({
  id: Type.String({ pattern: `^${id}$` }),
  thing: Type.String(),
  subject: Type.String({ pattern: `^${id}( ${id})?$` }),
  state: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
  at: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T' }),
})
export type AccessChange = Static<typeof AccessChange>

/** @returns undefined for another text */
export function parseAccessChange(line: string): AccessChange | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return Value.Check(AccessChange, value) ? value : undefined
  } catch {
    return undefined
  }
}
