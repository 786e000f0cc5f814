import sharp from 'sharp'
import { sendRequest } from '../requests/request'

/** Holds the ids and tokens that requests use. */
export interface Content {
  /** The session of a user with half of the Kicks and one Bucket. */
  ownerToken: string
  /** The session of a user with the other half and no Bucket. */
  otherToken: string
  kick: string
  /** The owner's Bucket, with ten Kicks. */
  bucket: string
  picture: string
}

const continents = ['Europe', 'Asia', 'Africa', 'Australia']
const categories = ['Chill', 'Travel', 'Activity']

/** Returns the body that creates the Kick with this number. */
export const newKick = (picture: string, number: number) => ({
  name: `Swim in fjord ${number}`,
  description:
    'Brief, and best in the light of an August night, when the water has had all summer to warm up.',
  pictures: picture,
  continent: continents[number % continents.length],
  category: categories[number % categories.length],
  location: { lat: 59.9, lng: 10.7 },
  country: 'Norway',
})

/** Returns the token of a new user. */
async function signUp(address: string, userName: string): Promise<string> {
  const body = {
    userName,
    email: `${userName.toLowerCase()}@people.example`,
    tagline: 'One summit a season',
    password: 'a long walk home',
  }
  const request = { method: 'POST', path: '/auth/signup', token: '', body } as const
  // The casts of this file hold because the specification names these fields.
  return ((await sendRequest(address, request)) as { authToken: string }).authToken
}

async function uploadPicture(address: string, token: string): Promise<string> {
  const create = { width: 1280, height: 960, channels: 3, background: '#557' } as const
  const form = new FormData()
  const jpeg = await sharp({ create }).jpeg().toBuffer()
  form.append('pictures', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'fjord.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${address}/api/upload`, { method: 'POST', headers, body: form })
  if (!response.ok) throw new Error(`Upload: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { secure_url: string }).secure_url
}

async function createKicks(address: string, token: string, picture: string, count: number) {
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const body = newKick(picture, number)
    const kick = await sendRequest(address, { method: 'POST', path: '/api/kick', token, body })
    ids.push((kick as { _id: string })._id)
  }
  return ids
}

async function createBucket(address: string, token: string, kicks: string[]): Promise<string> {
  const body = { name: 'Fjords', description: 'All of them' }
  const request = { method: 'POST', path: '/api/bucket', token, body } as const
  const { _id: bucketId } = (await sendRequest(address, request)) as { _id: string }
  for (const kickId of kicks)
    await sendRequest(address, {
      method: 'PUT',
      path: `/api/bucket/${bucketId}/add`,
      token,
      body: { bucketId, kickId },
    })
  return bucketId
}

/** Creates Kicks of two users and one Bucket by the calls of the specification, which every revision has. */
export async function fillSite(address: string, kickCount: number): Promise<Content> {
  const [ownerToken, otherToken] = [await signUp(address, 'Ada'), await signUp(address, 'Grace')]
  const picture = await uploadPicture(address, ownerToken)
  const kicks = await createKicks(address, ownerToken, picture, kickCount / 2)
  const otherPicture = await uploadPicture(address, otherToken)
  await createKicks(address, otherToken, otherPicture, kickCount / 2)
  const [kick = ''] = kicks
  return {
    ownerToken,
    otherToken,
    kick,
    bucket: await createBucket(address, ownerToken, kicks.slice(0, 10)),
    picture,
  }
}
