import { type Oddity, testOddities } from './testing/oddities'
import { rowsOf, useUploads } from './testing/uploads'

useUploads()

// RFC 5545.
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const trip = (...lines: string[]) => calendar(event('UID:1', 'SUMMARY:Trip', ...lines))

test('reads past events as entries, and events to come as wishes', async () => {
  const rows = await rowsOf(
    calendar(
      'X-WR-CALNAME:Travel\\, family',
      event(
        'UID:a@x',
        'SUMMARY:Berlin\\; again',
        'DTSTART;VALUE=DATE:20200101',
        'DTEND;VALUE=DATE:20200104',
        'LOCATION:Berlin',
        'DESCRIPTION:With the\\n <b>',
        '  children</b>',
      ),
      event('UID:b@x', 'SUMMARY:Moon', 'DTSTART:21000501T100000Z', 'URL:https://example.com'),
    ),
  )
  expect(rows.map(({ at, item }) => [at, item])).toMatchObject([
    ['Places.txt · 1', { kind: 'kick', id: 'a@x', name: 'Berlin; again', place: 'Berlin', location: null }],
    [
      'Places.txt · 1',
      { kind: 'entry', kick: 'a@x', on: '2020-01-01', until: '2020-01-03', note: 'With the\n  children' },
    ],
    ['Places.txt · 2', { kind: 'kick', id: 'b@x', name: 'Moon', description: 'https://example.com' }],
    [
      'Places.txt · 2',
      {
        kind: 'bucket',
        name: 'Travel, family',
        kicks: [{ kick: 'b@x', targetOn: '2100-05-01', targetPrecision: 'day' }],
      },
    ],
  ])
})

const oddities: Oddity[] = [
  [
    'the end has a broken parameter: owncloud-archive/calendar#849',
    trip('DTSTART;TZID=Europe/Vienna:20150711T130000', 'DTEND;TZID=Europe/Vienna;VALUE=:20150711T180000'),
    ['kick: Trip', 'entry: Trip done 2015-07-11'],
  ],
  [
    'days lack VALUE=DATE: SimpleMobileTools/Simple-Calendar#1983',
    trip('DTSTART:20200301', 'EXDATE:20200308', 'RRULE:FREQ=WEEKLY;INTERVAL=1'),
    ['kick: Trip', 'entry: Trip done 2020-03-01 ! import-row.repeats'],
  ],
  [
    'two events share an id: SimpleMobileTools/Simple-Calendar#1983',
    calendar(
      event('UID:1', 'SUMMARY:Trip', 'DTSTART:20200301T120000Z'),
      event('UID:1', 'SUMMARY:Trip', 'DTSTART:20200302T120000Z'),
    ),
    ['kick: Trip', 'entry: Trip done 2020-03-01', 'entry: Trip done 2020-03-02 ! import-row.twice'],
  ],
  [
    'one time of a repeated event was changed: community-archive/obsidian-full-calendar#309',
    calendar(
      event('UID:1', 'SUMMARY:Trip', 'DTSTART:20200301T120000Z', 'RRULE:FREQ=YEARLY'),
      event('UID:1', 'SUMMARY:Trip', 'RECURRENCE-ID:20210301T120000Z', 'DTSTART:20210302T120000Z'),
    ),
    ['kick: Trip', 'entry: Trip done 2020-03-01 ! import-row.repeats', 'entry: Trip done 2021-03-02'],
  ],
  [
    'a time zone is one of Windows: derekantrican/GAS-ICS-Sync#225',
    trip('DTSTART;TZID=Eastern Standard Time:20210706T233000'),
    ['kick: Trip', 'entry: Trip done 2021-07-06'],
  ],
  ['an event has no start: lfos/calcurse#323', trip('DTSTAMP:20200101T000000Z'), ['? import-row.no-date']],
  [
    'a comma is not escaped: lfos/calcurse#323',
    trip('DTSTART:20200301T120000Z', 'LOCATION:Main Street 1, Vienna'),
    ['kick: Trip in Main Street 1, Vienna ?place', 'entry: Trip done 2020-03-01'],
  ],
  [
    'coordinates are swapped: danielegobbetti/ICSImport#6',
    trip('DTSTART:20141225T010000Z', 'DTEND:20141225T090000Z', 'GEO:-123.128566;49.286385'),
    ['kick: Trip @49.286385,-123.128566 ! import-row.swapped', 'entry: Trip done 2014-12-25'],
  ],
  [
    'a place has several lines: verdigado/sunflower#260',
    trip('DTSTART:20200301T120000Z', 'LOCATION:Town hall\\nMain Street 1\\nVienna'),
    ['kick: Trip in Town hall ?place', 'entry: Trip done 2020-03-01'],
  ],
  [
    'a time in UTC is the next day in the time zone of the calendar',
    calendar('X-WR-TIMEZONE:Asia/Tokyo', event('UID:1', 'SUMMARY:Trip', 'DTSTART:20200301T233000Z')),
    ['kick: Trip', 'entry: Trip done 2020-03-02'],
  ],
  [
    'an event was cancelled',
    trip('DTSTART:20200301T120000Z', 'STATUS:CANCELLED'),
    ['? import-row.cancelled'],
  ],
  [
    'an event has no id, another one no name: owncloud-archive/calendar#739',
    calendar(event('SUMMARY:Trip', 'DTSTART:20200301T120000Z'), event('UID:2', 'DTSTART:20200301T120000Z')),
    ['kick: Trip', 'entry: Trip done 2020-03-01', '? import-row.no-name'],
  ],
  [
    'a line is damaged: the other events are read',
    calendar(
      event('UID:1', 'SUMMARY', 'DTSTART:20200301'),
      event('UID:2', 'SUMMARY:Trip', 'DTSTART:20200301'),
    ),
    ['? import-row.broken', 'kick: Trip', 'entry: Trip done 2020-03-01'],
  ],
  ['a file ends early', trip('DTSTART:20200301').replace(/END:VEVENT[^]*/u, ''), ['? import-row.broken']],
]
testOddities(oddities)
