import { type EntryValues, type LogEntry, valuesOf } from '../log/entry'

const fieldsOf = (values: Partial<EntryValues>) => Object.keys(values) as (keyof EntryValues)[]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Leaves out the signatures of URLs, which change every hour. */
const comparable = <Values extends Partial<EntryValues>>(values: Values): Values => ({
  ...values,
  ...(values.photos && {
    photos: values.photos.map(({ url, ...texts }) => ({ ...texts, url: url.split('?')[0] })),
  }),
})

/**
 * Returns the fields that somebody else changed between two versions of an entry. Ignores fields that equal the unsent
 * change: this saver sent it, and the response was lost.
 */
export const changedElsewhere = (known: LogEntry, newer: LogEntry, unsent: Partial<EntryValues>) => {
  const [before, now] = [comparable(valuesOf(known)), comparable(valuesOf(newer))]
  const sent = comparable(unsent)
  return fieldsOf(now).filter(
    (field) => !isSame(before[field], now[field]) && !isSame(now[field], sent[field]),
  )
}

/**
 * Returns the changes that were made while a request with `sent` was on its way. A new date keeps its precision, because
 * the server takes a date without one for a day.
 */
export const changesSince = (sent: Partial<EntryValues>, unsent: Partial<EntryValues>) => {
  const isChanged = (field: keyof EntryValues) => unsent[field] !== sent[field]
  return fieldsOf(unsent)
    .filter((field) => isChanged(field) || (field === 'precision' && isChanged('on')))
    .reduce<Partial<EntryValues>>((left, field) => ({ ...left, [field]: unsent[field] }), {})
}
