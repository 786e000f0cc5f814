import { IsDate, IsDateTime, Set as setFormat } from 'typebox/format'

/** Returns whether PostgreSQL accepts the text as a date. It has no year 0. */
export const isDay = (text: string): boolean => IsDate(text) && !text.startsWith('0000')

/** Returns whether JavaScript and PostgreSQL accept the text as a moment: of the years 1 to 9999 in UTC, no leap second. */
export function isMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return IsDateTime(text) && isDay(text.slice(0, 10)) && year >= 1 && year <= 9999
}

/** Makes the formats of all schemas that are compiled later those that the server can store. */
export function registerFormats() {
  setFormat('date', isDay)
  setFormat('date-time', isMoment)
}
