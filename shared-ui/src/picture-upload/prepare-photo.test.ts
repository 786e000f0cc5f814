import sharp from 'sharp'
import { preparePhoto, sizeOfPicture } from './prepare-photo'

const heic = (name = 'lake.heic', type = 'image/heic') => new File(['…'], name, { type })
const close = jest.fn()
const createImageBitmap = jest.fn<Promise<object>, [File, object?]>()

/** jsdom's blobs have no `arrayBuffer`. */
function readBlob(this: Blob) {
  const reader = new FileReader()
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result)
    reader.readAsArrayBuffer(this)
  })
}

beforeEach(() => {
  Object.assign(Blob.prototype, { arrayBuffer: readBlob })
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

test('re-encodes AVIF, which the server does not read', async () => {
  const avif = new File(['…'], 'lake.avif', { type: 'image/avif' })
  expect((await preparePhoto(avif)).type).toBe('image/jpeg')
})

const large = new File([new Uint8Array(10_000_001)], 'lake.png', { type: 'image/png' })

test('leaves other files as they are, and makes those smaller that the server would refuse', async () => {
  const small = new File(['…'], 'lake.jpg', { type: 'image/jpeg' })
  expect(await preparePhoto(small)).toBe(small)
  expect((await preparePhoto(large)).name).toBe('lake.jpg')
})

test('says so where the browser cannot make a file smaller', async () => {
  createImageBitmap.mockRejectedValue(new Error('damaged'))
  await expect(preparePhoto(large)).rejects.toThrow('This picture is too large. Choose one of at most 10 MB.')
})

const encodings = ['png', 'jpeg', 'webp'] as const
const drawn = async (width: number, height: number, encoding: (typeof encodings)[number]) => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#369' } })
  const bytes = await picture
    .withExif({ IFD0: { Make: 'x'.repeat(2000) } })
    .toFormat(encoding)
    .toBuffer()
  return new File([new Uint8Array(bytes)], `lake.${encoding}`, { type: `image/${encoding}` })
}

describe.each(encodings)('a %s', (encoding) => {
  test('of 50 megapixels is made smaller while it is decoded', async () => {
    const file = await drawn(8192, 6144, encoding)
    expect(await sizeOfPicture(file)).toEqual({ width: 8192, height: 6144 })
    expect((await preparePhoto(file)).type).toBe('image/jpeg')
    expect(createImageBitmap).toHaveBeenCalledWith(file, { resizeWidth: 2560, resizeQuality: 'high' })
  }, 30_000)

  test('of fewer than 40 megapixels stays as it is', async () => {
    const file = await drawn(4001, 303, encoding)
    expect(await sizeOfPicture(file)).toEqual({ width: 4001, height: 303 })
    expect(await preparePhoto(file)).toBe(file)
  })
})

test('says so where the browser cannot reduce the pixels', async () => {
  createImageBitmap.mockRejectedValue(new Error('no memory'))
  await expect(preparePhoto(await drawn(8192, 6144, 'png'))).rejects.toThrow(
    /^This picture has more than 40 megapixels/,
  )
}, 30_000)

test.each([
  [3000, 2560],
  [2000, 1600],
  [1024, 1024],
])('for at most %i bytes the longest side is %i pixels', async (maxBytes, side) => {
  jest.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation(function encode(
    this: HTMLCanvasElement,
    done,
  ) {
    done(new Blob(['x'.repeat(this.width)]))
  })
  expect((await preparePhoto(large, maxBytes)).size).toBe(side)
})
