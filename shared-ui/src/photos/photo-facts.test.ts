import { act, renderHook, waitFor } from '@testing-library/react'
import { factsOfPhoto, placeOfPhoto, usePhotoFacts } from './photo-facts'

const bytes = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >> (8 * (count - 1 - index))) & 255)
const entry = (tag: number, type: number, count: number, value: number[]) => [
  ...bytes(tag, 2),
  ...bytes(type, 2),
  ...bytes(count, 4),
  ...value,
]
const degrees = (...parts: number[]) =>
  parts.flatMap((part) => [...bytes(part, 4), ...bytes(Number.isNaN(part) ? 0 : 1, 4)])

/** A JPEG without pixels whose EXIF block (CIPA DC-008) has a date and a GPS position, in big-endian order. */
const jpegAt = (south: boolean, latitude: number[], longitude: number[], moment = '2024:05:03 23:30:00') => {
  const gpsAt = 8 + 2 + 2 * 12 + 4
  const valuesAt = gpsAt + 2 + 4 * 12 + 4
  const exifAt = valuesAt + 2 * 24
  const tiff = [
    ...[0x4d, 0x4d, 0, 42, ...bytes(8, 4)],
    ...bytes(2, 2),
    ...entry(0x8769, 4, 1, bytes(exifAt, 4)),
    ...entry(0x8825, 4, 1, bytes(gpsAt, 4)),
    ...bytes(0, 4),
    ...bytes(4, 2),
    ...entry(1, 2, 2, [south ? 0x53 : 0x4e, 0, 0, 0]),
    ...entry(2, 5, 3, bytes(valuesAt, 4)),
    ...entry(3, 2, 2, [0x45, 0, 0, 0]),
    ...entry(4, 5, 3, bytes(valuesAt + 24, 4)),
    ...bytes(0, 4),
    ...degrees(...latitude),
    ...degrees(...longitude),
    ...bytes(1, 2),
    ...entry(0x9003, 2, 20, bytes(exifAt + 2 + 12 + 4, 4)),
    ...bytes(0, 4),
    ...new TextEncoder().encode(`${moment}\0`),
  ]
  const segment = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff]
  const file = [0xff, 0xd8, 0xff, 0xe1, ...bytes(segment.length + 2, 2), ...segment, 0xff, 0xd9]
  return new File([new Uint8Array(file)], 'lake.jpg', { type: 'image/jpeg' })
}

test('reads the position and the day of a JPEG', async () => {
  expect(await placeOfPhoto(jpegAt(false, [47, 33, 45], [13, 39, 0]))).toEqual({
    lat: 47.5625,
    lng: 13.65,
    takenOn: '2024-05-03',
  })
  expect(await placeOfPhoto(jpegAt(true, [25, 20, 42], [131, 2, 6]))).toMatchObject({ lat: -25.345 })
})

test.each(['0000:00:00 00:00:00', '    :  :     :  :  '])('has no day for the date %p', async (moment) => {
  const photo = jpegAt(false, [47, 33, 45], [13, 39, 0], moment)
  expect(await placeOfPhoto(photo)).toMatchObject({ lat: 47.5625, takenOn: null })
})

test('finds nothing in a file without a position, at 0° 0°, and in no picture at all', async () => {
  expect(await placeOfPhoto(jpegAt(false, [0, 0, 0], [0, 0, 0]))).toBeNull()
  expect(await placeOfPhoto(new File(['x'], 'lake.jpg', { type: 'image/jpeg' }))).toBeNull()
})

const noPosition = [0, 0, 0]
const photoOf = (day: string) => jpegAt(false, noPosition, noPosition, `${day} 23:59:59`)

test('finds no position in seconds of 0/0, but the day', async () => {
  expect(await factsOfPhoto(jpegAt(false, [47, 33, NaN], [13, 39, NaN]))).toEqual({
    days: { on: '2024-05-03', until: null },
    point: null,
  })
})

test('takes the day as the camera wrote it, late in the evening', async () => {
  const { days = null } = (await factsOfPhoto(photoOf('2024:02:21'))) ?? {}
  expect(days?.on).toBe('2024-02-21')
})

test('reads the day of a photo without a position', async () => {
  expect(await factsOfPhoto(photoOf('2024:05:03'))).toEqual({
    days: { on: '2024-05-03', until: null },
    point: null,
  })
})

test('has no day for a clock that is in the future', async () => {
  expect(await factsOfPhoto(photoOf('2124:05:03'))).toBeNull()
})

describe('usePhotoFacts', () => {
  type Facts = ReturnType<typeof usePhotoFacts>
  const open = () => {
    const { result } = renderHook(() => usePhotoFacts())
    const show = (change: (facts: Facts) => void) => act(async () => change(result.current))
    return {
      show,
      expectFacts: (facts: unknown) => waitFor(() => expect(result.current.facts).toEqual(facts)),
    }
  }
  const lake = jpegAt(false, [47, 33, 45], [13, 39, 0])
  const rock = jpegAt(true, [25, 20, 42], [131, 2, 6], '2024:05:07 10:00:00')
  const atLake = { lat: 47.5625, lng: 13.65 }
  const nothing = { days: null, point: null }
  const mayDays = { on: '2024-05-03', until: '2024-05-07' }

  test('joins the days of several photos, in any order, and the place that they have in common', async () => {
    const { show, expectFacts } = open()
    await show(({ readPhotos }) => readPhotos([photoOf('2024:05:07'), lake, photoOf('2024:05:05')]))
    await expectFacts({ days: mayDays, point: atLake })
  })

  test('has no place for photos that are far from each other', async () => {
    const { show, expectFacts } = open()
    await show(({ readPicture }) => readPicture(lake))
    await show(({ readPhotos }) => readPhotos([rock]))
    await expectFacts({ days: mayDays, point: null })
  })

  test('has no days for photos of several occasions', async () => {
    const { show, expectFacts } = open()
    await show(({ readPhotos }) => readPhotos([photoOf('2014:05:05'), photoOf('2024:05:03')]))
    await expectFacts(nothing)
  })

  test('forgets a photo that is replaced or removed', async () => {
    const { show, expectFacts } = open()
    await show(({ readPicture }) => readPicture(lake))
    await expectFacts({ days: { on: '2024-05-03', until: null }, point: atLake })
    await show(({ readPicture }) => readPicture(rock))
    await expectFacts({
      days: { on: '2024-05-07', until: null },
      point: expect.objectContaining({ lng: 131.035 }),
    })
    await show(({ readPicture }) => readPicture(new File(['x'], 'drawing.png', { type: 'image/png' })))
    await expectFacts(nothing)
    await show(({ readPicture }) => readPicture(lake))
    await show(({ readPicture }) => readPicture(null))
    await expectFacts(nothing)
  })

  test('puts the day of one photo beside the place of another only if both tell of one occasion', async () => {
    const { show, expectFacts } = open()
    const withoutDay = jpegAt(false, [47, 33, 45], [13, 39, 0], '2124:05:03 10:00:00')
    await show(({ readPhotos }) => readPhotos([withoutDay, photoOf('2024:05:05')]))
    await expectFacts({ days: { on: '2024-05-05', until: null }, point: null })
    await show(({ readPhotos }) => readPhotos([withoutDay]))
    await expectFacts({ days: null, point: atLake })
  })
})
