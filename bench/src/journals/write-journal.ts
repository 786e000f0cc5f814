import sharp from 'sharp'
import type { ReleasedSite } from '../releases/start-released-site'

/** Creates a JPEG of six megapixels with soft shapes and noise, unlike the others. */
const createPhoto = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#557',
      noise: { type: 'gaussian', mean: 100 + number, sigma: 60 },
    },
  })
    .blur(6)
    .normalise()
    .jpeg({ quality: 85 })
    .toBuffer()

type Send = (path: string, body: FormData | object) => Promise<Record<string, unknown>>

/** Returns a function that sends a POST request as the demo user. */
const sender =
  ({ address, token }: ReleasedSite): Send =>
  async (path, body) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }

async function upload(send: Send, number: number): Promise<string> {
  const form = new FormData()
  const photo = await createPhoto(number)
  form.append('pictures', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  return String((await send('/api/upload', form)).secure_url)
}

/** Uploads different photos as the demo user. @returns their addresses */
export async function uploadPhotos(site: ReleasedSite, count: number): Promise<string[]> {
  const send = sender(site)
  const addresses: string[] = []
  for (let number = 0; number < count; number += 1) addresses.push(await upload(send, number))
  return addresses
}

const paragraph = 'We walked along the lake until the path ended, and then a little further. '.repeat(8)

interface Extent {
  stories: number
  photosEach: number
}

/** Writes a Public Journal of the demo user. @returns the path of its page */
export async function writeJournal(
  site: ReleasedSite,
  photos: string[],
  { stories, photosEach }: Extent,
): Promise<string> {
  const send = sender(site)
  const about = { title: `${stories} Stories`, description: paragraph, visibility: 'Public' }
  const journalId = String((await send('/api/journal', about))._id)
  for (let story = 0; story < stories; story += 1) {
    const shown = Array.from({ length: photosEach }, (_, index) => {
      const url = photos[(story * photosEach + index) % photos.length] ?? ''
      return { url, alt: 'A lake', caption: '' }
    })
    const body = { title: `Day ${story + 1}`, content: paragraph, pictures: shown[0]?.url, photos: shown }
    await send(`/api/story/${journalId}`, { ...body, journalId })
  }
  return `/journal/${journalId}`
}
