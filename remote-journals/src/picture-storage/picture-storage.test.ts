import { provideDatabase, refuseDatabases } from '../testing/provide-database'
import { inPictures, pictureStorage } from './picture-storage'

const photo = new File(['bytes of dunes'], 'dunes.png', { type: 'image/png' })
const textOf = async (file: File | null) => file && new TextDecoder().decode(await file.arrayBuffer())

beforeEach(provideDatabase)

test('returns the stored file', async () => {
  const storage = pictureStorage('story.rails.amelia')
  expect(await storage.write(photo)).toBe(true)
  const stored = await storage.read()
  expect(stored).toBeInstanceOf(File)
  expect(stored).toMatchObject({ name: 'dunes.png', type: 'image/png' })
  expect(await textOf(stored)).toBe('bytes of dunes')
})

test('keeps one picture for each draft', async () => {
  await pictureStorage('story.rails.amelia').write(photo)
  expect(await pictureStorage('story.rails.bessie').read()).toBeNull()
  expect(await pictureStorage('story.sea.amelia').read()).toBeNull()
})

test('replaces the old picture', async () => {
  const storage = pictureStorage('story.rails.amelia')
  await storage.write(photo)
  await storage.write(new File(['bytes of a lake'], 'lake.png', { type: 'image/png' }))
  expect(await textOf(await storage.read())).toBe('bytes of a lake')
})

test('is empty after it was cleared during a write', async () => {
  const storage = pictureStorage('story.rails.amelia')
  void storage.write(photo)
  void storage.clear()
  expect(await storage.read()).toBeNull()
})

test('ignores what is not a picture', async () => {
  await inPictures('readwrite', (pictures) => pictures.put({ some: 'thing' }, 'story.rails.amelia'))
  expect(await pictureStorage('story.rails.amelia').read()).toBeNull()
})

test('reports that a browser stores nothing', async () => {
  refuseDatabases()
  const storage = pictureStorage('story.rails.amelia')
  expect(await storage.write(photo)).toBe(false)
  expect(await storage.read()).toBeNull()
  await expect(storage.clear()).resolves.toBeUndefined()
})
