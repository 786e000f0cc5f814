import { pictureIdOf, pictureUrl } from './picture-url'

const id = '0f9c1c1e-7d2e-4a57-9f4e-3b1d0a5c2e11'
const site = 'https://bucketeer.example'

test('an address is read back, whether the site has a public origin or not', () => {
  expect(pictureUrl(id, undefined)).toBe(`/media/${id}/1280.webp`)
  expect(pictureUrl(id, site)).toBe(`${site}/media/${id}/1280.webp`)
  expect(pictureIdOf(pictureUrl(id, undefined), undefined)).toBe(id)
  expect(pictureIdOf(pictureUrl(id, site), site)).toBe(id)
})

test('an address from before the site got its public origin still holds', () => {
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

test('without a public origin only addresses without one are ours', () => {
  expect(pictureIdOf(`${site}/media/${id}/1280.webp`, undefined)).toBeNull()
})
