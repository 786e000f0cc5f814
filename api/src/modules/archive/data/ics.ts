import ICAL from 'ical.js'
import { addDays } from '@bucketeer/platform/text'
import type { ArchivedEntry, ArchiveFile } from '../format'

function eventOf({ id, name, note, until }: ArchivedEntry, on: string, madeAt: string) {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', id)
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(madeAt))
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(on))
  // The end of an event of whole days is the day after.
  event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(until ?? on, 1)))
  event.addPropertyWithValue('summary', name)
  if (note !== '') event.addPropertyWithValue('description', note)
  return event
}

/** Returns what was done on a known day as events of a calendar. */
export function icsFile({ log, madeAt }: ArchiveFile): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Bucketeer//Archive//EN')
  for (const entry of log)
    if (entry.state === 'done' && entry.on !== null && entry.precision === 'day')
      calendar.addSubcomponent(eventOf(entry, entry.on, madeAt))
  return `${calendar.toString()}\r\n`
}
