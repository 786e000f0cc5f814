import { anEntry, shownPhotos } from '../testing/log-server'
import { changedElsewhere, changesSince } from './entry-draft'

const withPhoto = (url: string, alt = '') => anEntry({ photos: shownPhotos([{ url, alt }]) })
const url = '/media/lake/1280.webp'

test('compares photos without the signatures of their URLs', () => {
  const known = withPhoto(`${url}?until=1&signature=a`)
  expect(changedElsewhere(known, withPhoto(`${url}?until=2&signature=b`), {})).toEqual([])
  expect(changedElsewhere(known, withPhoto(`${url}?until=2&signature=b`, 'A lake'), {})).toEqual(['photos'])
})

test('ignores photos that were saved although the response was lost', () => {
  const photos = [{ url, alt: '', caption: '' }]
  const saved = withPhoto(`${url}?until=1&signature=a`)
  expect(changedElsewhere(anEntry(), saved, { photos })).toEqual([])
  expect(changedElsewhere(anEntry(), saved, {})).toEqual(['photos'])
  expect(changedElsewhere(saved, anEntry(), {})).toEqual(['photos'])
})

test('sends a date that changed during a request with its precision', () => {
  const sent = { on: '2026-01-01', precision: 'year', note: 'Cold.' } as const
  expect(changesSince(sent, { ...sent, on: '2019-01-01' })).toEqual({ on: '2019-01-01', precision: 'year' })
  expect(changesSince(sent, { ...sent, note: 'So cold.' })).toEqual({ note: 'So cold.' })
})
