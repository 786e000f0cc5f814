import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSharedMessages, translated } from '.'
import { labels } from './label-words'

const document = join(__dirname, '../../../shared-auth/src/testing/generated/openapi.json')

afterEach(() => loadSharedMessages('en'))

test('each label is the title of a field of the API', () => {
  const openapi = readFileSync(document, 'utf8')
  expect(labels.filter((label) => !openapi.includes(`"title": "${label}"`))).toEqual([])
})

test.each([
  ['en', 'Title', 'Title must be at most 20,000 characters long.'],
  ['de', 'Title', '„Titel“ darf höchstens 20.000 Zeichen lang sein.'],
  ['de', 'files.0.path', '„files.0.path“ darf höchstens 20.000 Zeichen lang sein.'],
  ['de', 'constructor', '„constructor“ darf höchstens 20.000 Zeichen lang sein.'],
])('in %s, a text that is too long is named with the label of %s', async (language, field, expected) => {
  await loadSharedMessages(language)
  const message = `${field} must be at most 20,000 characters long.`
  expect(translated({ code: 'field.too-long', message, values: { field, limit: 20_000 } })).toBe(expected)
})
