import { preparePhoto } from './prepare-photo'

const heic = (name = 'lake.heic', type = 'image/heic') => new File(['…'], name, { type })
const close = jest.fn()
const createImageBitmap = jest.fn<Promise<object>, []>()

beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap })
  createImageBitmap.mockReset().mockResolvedValue({ width: 4000, height: 3000, close })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function encode(
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    done(new Blob([`${this.width}×${this.height}`], { type: type ?? '' }))
  })
})
afterEach(() => jest.restoreAllMocks())

test.each([heic(), heic('lake.HEIC', '')])('re-encodes HEIC as a smaller JPEG', async (file) => {
  const { name, type, size } = await preparePhoto(file)
  expect([name, type, size]).toEqual(['lake.jpg', 'image/jpeg', '2560×1920'.length + 1])
  expect(close).toHaveBeenCalled()
})

test('says so where the browser cannot read HEIC', async () => {
  createImageBitmap.mockRejectedValue(new Error('unknown format'))
  await expect(preparePhoto(heic())).rejects.toThrow('This browser cannot read HEIC. Choose a JPG.')
})

test('leaves other files as they are, and makes those smaller that the server would refuse', async () => {
  const small = new File(['…'], 'lake.jpg', { type: 'image/jpeg' })
  expect(await preparePhoto(small)).toBe(small)
  const large = new File([new Uint8Array(10_000_001)], 'lake.png', { type: 'image/png' })
  expect((await preparePhoto(large)).name).toBe('lake.jpg')
  createImageBitmap.mockRejectedValue(new Error('damaged'))
  expect(await preparePhoto(large)).toBe(large)
})
