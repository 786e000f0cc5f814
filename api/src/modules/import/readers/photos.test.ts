import { rowsOf, summary, withUpload, useUploads } from './testing/uploads'

useUploads()

test('reads the entries of a folder of photos', async () => {
  const lake = { id: 'a 1', name: 'Swim', day: '2024-05-03', town: 'Hallstatt', country: 'Austria' }
  const entries = [
    { ...lake, point: { lat: 47.5, lng: 13.6 }, photos: ['photos/1.jpg', 'photos/2.jpg'] },
    { id: 'b', name: 'Tea', day: '2024-05-04', town: null, country: null, point: null, photos: [] },
  ]
  const upload = {
    'photos/1.jpg': 'a',
    'photos/2.jpg': 'b',
    'photos.json': JSON.stringify({ format: 'photos', entries }),
  }
  expect(await withUpload(upload, async ({ source }) => source)).toBe('photos')
  const rows = await rowsOf(upload)
  expect(summary(rows)).toEqual([
    'kick: Swim @47.5,13.6',
    'entry: Swim done 2024-05-03',
    'kick: Tea',
    'entry: Tea done 2024-05-04',
  ])
  expect(rows.map(({ item }) => item)).toMatchObject([
    { place: 'Hallstatt', country: 'Austria', photos: [] },
    { photos: [{ file: 'photos/1.jpg' }, { file: 'photos/2.jpg' }] },
    { place: null, country: null },
    { photos: [] },
  ])
})
