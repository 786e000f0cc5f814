import { createTestDatabase, type TestDatabase } from '../../../../../api/test/test-database'
import { closeDatabase, supportsUnicodeCase, openDatabase } from './database'

let home: TestDatabase
beforeAll(async () => {
  home = await createTestDatabase()
})
afterAll(() => home.drop())

const silent = { warn: () => undefined }
const open = (url: string) => openDatabase({ connection: { connectionString: url }, log: silent })

test('supportsUnicodeCase is true with a Unicode locale and false with C', async () => {
  const usual = open(home.url)
  expect(await supportsUnicodeCase(usual)).toBe(true)

  const url = new URL(home.url)
  const name = `${url.pathname.slice(1)}_c`
  await usual.$client.query(`create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  url.pathname = `/${name}`
  const plain = open(url.href)
  expect(await supportsUnicodeCase(plain)).toBe(false)
  await closeDatabase(plain)
  await usual.$client.query(`drop database ${name}`)
  await closeDatabase(usual)
})
