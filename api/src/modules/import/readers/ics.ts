import { basename } from 'node:path/posix'
import ICAL from 'ical.js'
import { addDays } from '@bucketeer/platform/text'
import type { Sentence } from '@bucketeer/host/server'
import { positionOf } from './coordinates'
import { dayAt } from './dates'
import { type Finding, idOf, ownId, rowsOf } from './findings'
import { plainText } from './plain-text'
import { textLines } from './text'
import type { Files, Reader, Reading, ReadRow } from './upload'
import { listOf, textOf } from './values'
import { brokenRow, cancelled, noDate, repeats } from './words'

interface Calendar {
  name?: string
  timeZone?: string
}

/** Reads the events of a calendar one by one, so that a damaged one does not stop the others. `component` is undefined for such a one. */
async function* eventsOf(
  files: Files,
  file: string,
  calendar: Calendar,
): AsyncGenerator<ICAL.Component | undefined> {
  let lines: string[] | undefined
  for await (const line of textLines(files, file)) {
    const [, property, value = ''] = /^X-WR-(CALNAME|TIMEZONE)[^:]*:(.*)$/u.exec(line) ?? []
    if (property === 'CALNAME') calendar.name ??= value.replaceAll('\\', '').trim()
    if (property === 'TIMEZONE') calendar.timeZone ??= value.trim()
    if (/^BEGIN:VEVENT\s*$/iu.test(line)) lines = []
    lines?.push(line)
    if (!lines || !/^END:VEVENT\s*$/iu.test(line)) continue
    yield componentOf(lines)
    lines = undefined
  }
  if (lines) yield undefined
}

function componentOf(lines: string[]): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(lines.join('\r\n')))
  } catch {
    return undefined
  }
}

/** Returns the first value of a property as JSON writes it; undefined without one. */
const valueOf = (event: ICAL.Component, name: string): unknown => event.getFirstProperty(name)?.toJSON()[3]

/** Returns the day of a property where the event takes place, or of its calendar, and whether it has a time. */
function dayOf(value: unknown, timeZone?: string): { day?: string | undefined; time?: string } {
  const [written, date, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(Z)?)?/u.exec(textOf(value)) ?? []
  if (!date) return {}
  return { day: dayAt(new Date(zone ? written : date), zone ? timeZone : undefined), ...(time && { time }) }
}

/** @throws if a property has no valid value */
function findingOf(
  event: ICAL.Component,
  { timeZone }: Calendar,
): Omit<Finding, 'at'> | { unreadable: Sentence } {
  const text = (property: string) => textOf(valueOf(event, property)).trim()
  if (text('status').toUpperCase() === 'CANCELLED') return { unreadable: cancelled }
  const { day } = dayOf(valueOf(event, 'dtstart'), timeZone)
  if (!day) return { unreadable: noDate }
  const end = dayOf(valueOf(event, 'dtend'), timeZone)
  const isAfterLastDay = end.time === undefined || end.time === '00:00:00'
  const until = end.day && isAfterLastDay ? addDays(end.day, -1) : end.day
  const id = ownId(valueOf(event, 'uid'))
  const [lat, lng] = listOf(valueOf(event, 'geo'))
  return {
    id,
    name: text('summary'),
    description: text('url'),
    place: text('location').replace(/\n[^]*/u, ''),
    position: positionOf(lat, lng),
    visits: [
      {
        id: id && idOf(id, text('recurrence-id')),
        date: { on: day, precision: 'day' },
        until: until && until > day ? until : undefined,
        note: plainText(text('description')),
        look: event.getFirstProperty('rrule') ? repeats : undefined,
      },
    ],
  }
}

async function* find({ files, names, title }: Reading): AsyncGenerator<Finding | ReadRow> {
  for (const file of names) {
    const calendar: Calendar = {}
    let number = 0
    for await (const event of eventsOf(files, file, calendar)) {
      const at = `${basename(file)}, event ${++number}`
      yield { at, list: calendar.name || title, ...readEvent(event, calendar) }
    }
  }
}

function readEvent(event: ICAL.Component | undefined, calendar: Calendar): ReturnType<typeof findingOf> {
  try {
    return event ? findingOf(event, calendar) : { unreadable: brokenRow }
  } catch {
    return { unreadable: brokenRow }
  }
}

/** Calendars of RFC 5545. What is past was done, what is to come is wished. */
export const ics: Reader = {
  source: 'ics',
  matches: (head) => /^\ufeff?\s*BEGIN:VCALENDAR/iu.test(head),
  read: (reading) => rowsOf(find(reading), reading.title),
}
