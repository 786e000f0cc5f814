import sharp from 'sharp'
import { coversIn } from './cover'
import { type CoverProps, coverSvg } from './cover-svg'

// The server's code forbids SVG for the whole process, and tests of both may run in one.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }))
afterAll(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }))

/** Returns 64 bits, each of which says whether the picture gets brighter to the right at that place. */
async function pictureHash(svg: string): Promise<boolean[]> {
  const small = sharp(Buffer.from(svg)).resize(9, 8, { fit: 'fill' }).greyscale().raw()
  const pixels = await small.toBuffer()
  const at = (x: number, y: number) => pixels[y * 9 + x] ?? 0
  return Array.from({ length: 64 }, (_, index) => {
    const [x, y] = [index % 8, Math.floor(index / 8)]
    return at(x, y) < at(x + 1, y)
  })
}

/** Returns the mean colour as red, green and blue. */
async function meanColour(svg: string): Promise<number[]> {
  return [...(await sharp(Buffer.from(svg)).flatten().resize(1, 1, { fit: 'fill' }).raw().toBuffer())]
}

const deeds = [
  'Swim',
  'Hike',
  'Sail',
  'Read',
  'Camp',
  'Cycle',
  'Dance',
  'Cook',
  'Learn to sing',
  'Wake early',
]
const places = [
  'here',
  'there',
  'at dawn',
  'alone',
  'with Ann',
  'in May',
  'again',
  'in 2027',
  'abroad',
  'at home',
]
/** 200 titles, of which neighbours share what they are about. */
const titles = deeds.flatMap((deed) =>
  places.flatMap((place) => [`${deed} ${place}`, `${deed} ${place}, and stay`]),
)

/** The bits of two hashes that differ when two pictures still look different side by side. */
const leastBits = 12
/** The difference of mean colours that makes pictures of one composition look different. */
const leastColour = 30

test('neighbours in a list never look alike', async () => {
  const looks = await Promise.all(
    coversIn(titles, (name): CoverProps => ({ name, kind: 'Bucket' })).map(async ({ thing: name, cover }) => {
      const svg = coverSvg(cover)
      return { name, hash: await pictureHash(svg), colour: await meanColour(svg) }
    }),
  )
  const alike = looks.slice(1).flatMap((look, index) => {
    const before = looks[index] ?? look
    const bits = look.hash.filter((bit, place) => bit !== before.hash[place]).length
    const colour = Math.hypot(...look.colour.map((value, place) => value - (before.colour[place] ?? 0)))
    return bits < leastBits && colour < leastColour
      ? [`${before.name} / ${look.name}: ${bits} bits, ${colour}`]
      : []
  })
  expect(titles).toHaveLength(200)
  expect(alike).toEqual([])
})
