import { anEntry, shownPhotos } from '../testing/log-server'
import { changedElsewhere } from './merge-entry'

const withPhoto = (url: string, alt = '') => anEntry({ photos: shownPhotos([{ url, alt }]) })
const url = '/media/lake/1280.webp'

test('a photo is the same under the signed addresses of two hours', () => {
  const known = withPhoto(`${url}?until=1&signature=a`)
  expect(changedElsewhere(known, withPhoto(`${url}?until=2&signature=b`), {})).toEqual([])
  expect(changedElsewhere(known, withPhoto(`${url}?until=2&signature=b`, 'A lake'), {})).toEqual(['photos'])
})

test('photos that were saved without an answer are not changed elsewhere', () => {
  const photos = [{ url, alt: '', caption: '' }]
  const saved = withPhoto(`${url}?until=1&signature=a`)
  expect(changedElsewhere(anEntry(), saved, { photos })).toEqual([])
  expect(changedElsewhere(anEntry(), saved, {})).toEqual(['photos'])
  expect(changedElsewhere(saved, anEntry(), {})).toEqual(['photos'])
})
