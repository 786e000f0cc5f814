import { pictureIdOf, pictureUrl } from './picture-urls'

const id = '0f9c1c1e-7d2e-4a57-9f4e-3b1d0a5c2e11'
const site = 'https://bucketeer.example'

test('parses an address with and without a public origin', () => {
  expect(pictureUrl(id, undefined)).toBe(`/media/${id}/1280.webp`)
  expect(pictureUrl(id, site)).toBe(`${site}/media/${id}/1280.webp`)
  expect(pictureIdOf(pictureUrl(id, undefined), undefined)).toBe(id)
  expect(pictureIdOf(pictureUrl(id, site), site)).toBe(id)
})

test('accepts an address from before PUBLIC_URL was set', () => {
  expect(pictureIdOf(pictureUrl(id, undefined), site)).toBe(id)
})

test.each([
  `https://elsewhere.example/media/${id}/1280.webp`,
  `//elsewhere.example/media/${id}/1280.webp`,
  `${site}.elsewhere.example/media/${id}/1280.webp`,
  `${site}@elsewhere.example/media/${id}/1280.webp`,
  `/media/${id}/1280.webp?as=svg`,
  `/media/${id}/1280.webp\n`,
  `/media/${id}/320.webp`,
  `/media/../api/${id}/1280.webp`,
  `/media/not-an-id/1280.webp`,
  'javascript:alert(1)',
  '',
])('%j is no picture of this site', (url) => {
  expect(pictureIdOf(url, site)).toBeNull()
})

test('accepts only relative addresses without a public origin', () => {
  expect(pictureIdOf(`${site}/media/${id}/1280.webp`, undefined)).toBeNull()
})
