import { toJpeg } from '../photos/to-jpeg'
import { shrinkPicture } from './shrink-picture'

jest.mock('../photos/to-jpeg', () => ({ toJpeg: jest.fn() }))

const encode = jest.mocked(toJpeg)
const photo = new File(['…'], 'me.png', { type: 'image/png' })

/** A file with one byte for each pixel of its longest side. */
beforeEach(
  () => void encode.mockImplementation(async (_file, side) => new File(['x'.repeat(side)], 'me.jpg')),
)

test.each([
  [3000, 2560],
  [2000, 1600],
  [1024, 1024],
])('for at most %i bytes the longest side is %i pixels', async (maxBytes, side) => {
  expect((await shrinkPicture(photo, maxBytes)).size).toBe(side)
})

test('fails when no size is small enough, or the browser cannot read the picture', async () => {
  await expect(shrinkPicture(photo, 1000)).rejects.toThrow()
  encode.mockRejectedValueOnce(new Error('damaged'))
  await expect(shrinkPicture(photo, 3000)).rejects.toThrow('damaged')
})
