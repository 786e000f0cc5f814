import { pageLanguage } from './page-language'

const languages = ['en', 'ar', 'de']

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'de' }, 'de'],
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  [{ 'accept-language': 'fr-FR,fr;q=0.9,ar;q=0.5,en;q=0.4' }, 'ar'],
  [{ 'accept-language': 'fr' }, 'en'],
  [{ 'accept-language': 'en-US,en;q=0.9,de;q=0.8' }, 'en'],
  [{ 'accept-language': '*' }, 'en'],
  [{ 'accept-language': ';;;=' }, 'en'],
  [{ 'accept-language': 'de', cookie: 'language=ar' }, 'ar'],
  [{ 'accept-language': 'de', cookie: 'language=xx; other=1' }, 'de'],
  [{ cookie: 'language=en', 'accept-language': 'de' }, 'en'],
])('a request with %j gets %s', (headers, expected) => {
  expect(pageLanguage({ headers }, languages, 'en')).toBe(expected)
})

test('the site’s language is for whoever asks for none that it has', () => {
  expect(pageLanguage({ headers: { 'accept-language': 'fr' } }, languages, 'de')).toBe('de')
  expect(pageLanguage({ headers: {} }, languages, 'de')).toBe('de')
  expect(pageLanguage({ headers: { 'accept-language': 'en' } }, languages, 'de')).toBe('en')
})

test.each([
  [{ language: 'ar' }, 'ar'],
  [{ language: 'xx' }, 'de'],
  [{ language: ['ar', 'de'] }, 'de'],
  ['not parsed', 'de'],
])('an address with %j gets %s', (query, expected) => {
  expect(pageLanguage({ headers: { cookie: 'language=de' }, query }, languages, 'en')).toBe(expected)
})
