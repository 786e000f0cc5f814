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

/** The most lines of an event, which may have pictures. */
const longestEvent = 100_000

interface Calendar {
  name?: string
  timeZone?: string
}

/** Reads the lines of the events of a calendar one by one, so that a damaged event does not stop the others. */
async function* eventsOf(files: Files, file: string, calendar: Calendar): AsyncGenerator<string> {
  let lines: string[] | undefined
  for await (const line of textLines(files, file)) {
    const [, property, value = ''] = /^X-WR-(CALNAME|TIMEZONE)[^:]*:(.*)$/u.exec(line) ?? []
    if (property === 'CALNAME') calendar.name ??= value.replaceAll('\\', '').trim()
    if (property === 'TIMEZONE') calendar.timeZone ??= value.trim()
    if (/^BEGIN:VEVENT\s*$/iu.test(line)) lines = []
    if (lines && lines.length < longestEvent) lines.push(line)
    if (!lines || !/^END:VEVENT\s*$/iu.test(line)) continue
    yield lines.join('\r\n')
    lines = undefined
  }
  if (lines) yield lines.join('\r\n')
}

/** Returns the first value of a property as JSON writes it; undefined without one. */
const valueOf = (event: ICAL.Component, name: string): unknown => event.getFirstProperty(name)?.toJSON()[3]

/** Returns the day of a property where the event takes place, or else of its calendar, and its time. */
function dayOf(value: unknown, timeZone?: string): { day?: string | undefined; time?: string | undefined } {
  const [, date, time, zone] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(Z)?)?/u.exec(textOf(value)) ?? []
  if (!date) return {}
  return { day: zone ? dayAt(new Date(`${date}T${time}Z`), timeZone) : dayAt(new Date(date)), time }
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

function readEvent(lines: string, calendar: Calendar): ReturnType<typeof findingOf> {
  try {
    return findingOf(new ICAL.Component(ICAL.parse(lines)), calendar)
  } catch {
    return { unreadable: brokenRow }
  }
}

async function* find({ files, names, title }: Reading): AsyncGenerator<Finding | ReadRow> {
  for (const file of names) {
    const calendar: Calendar = {}
    let number = 0
    for await (const lines of eventsOf(files, file, calendar)) {
      const at = `${basename(file)} · ${++number}`
      yield { at, list: calendar.name || title, ...readEvent(lines, calendar) }
    }
  }
}

/** Reads calendars of RFC 5545: past events become entries, coming ones wishes. */
export const ics: Reader = {
  source: 'ics',
  matches: (head) => /^\ufeff?\s*BEGIN:VCALENDAR/iu.test(head),
  read: (reading) => rowsOf(find(reading), reading.title),
}
