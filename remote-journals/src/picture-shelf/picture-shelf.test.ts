import { provideDatabase, refuseDatabases } from '../testing/provide-database'
import { inPictures } from './picture-database'
import { pictureShelf } from './picture-shelf'

const photo = new File(['bytes of dunes'], 'dunes.png', { type: 'image/png' })
const textOf = async (file: File | null) => file && new TextDecoder().decode(await file.arrayBuffer())

beforeEach(provideDatabase)

test('returns the stored file', async () => {
  const shelf = pictureShelf('story.rails.amelia')
  expect(await shelf.write(photo)).toBe(true)
  const kept = await shelf.read()
  expect(kept).toBeInstanceOf(File)
  expect(kept).toMatchObject({ name: 'dunes.png', type: 'image/png' })
  expect(await textOf(kept)).toBe('bytes of dunes')
})

test('keeps one picture for each draft', async () => {
  await pictureShelf('story.rails.amelia').write(photo)
  expect(await pictureShelf('story.rails.bessie').read()).toBeNull()
  expect(await pictureShelf('story.sea.amelia').read()).toBeNull()
})

test('replaces the old picture', async () => {
  const shelf = pictureShelf('story.rails.amelia')
  await shelf.write(photo)
  await shelf.write(new File(['bytes of a lake'], 'lake.png', { type: 'image/png' }))
  expect(await textOf(await shelf.read())).toBe('bytes of a lake')
})

test('is empty after it was cleared during a write', async () => {
  const shelf = pictureShelf('story.rails.amelia')
  void shelf.write(photo)
  void shelf.clear()
  expect(await shelf.read()).toBeNull()
})

test('ignores what is not a picture', async () => {
  await inPictures('readwrite', (pictures) => pictures.put({ some: 'thing' }, 'story.rails.amelia'))
  expect(await pictureShelf('story.rails.amelia').read()).toBeNull()
})

test('reports that a browser stores nothing', async () => {
  refuseDatabases()
  const shelf = pictureShelf('story.rails.amelia')
  expect(await shelf.write(photo)).toBe(false)
  expect(await shelf.read()).toBeNull()
  await expect(shelf.clear()).resolves.toBeUndefined()
})
