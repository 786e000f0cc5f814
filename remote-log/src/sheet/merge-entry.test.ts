import { anEntry, shownPhotos } from '../testing/log-server'
import { changedElsewhere } from './entry-draft'

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
