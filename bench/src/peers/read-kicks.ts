import { tokenOf } from '../site/fill-database'
import { sendRequest } from '../requests/request'

interface Kick {
  name: string
  description: string
  pictures: string
  category: string
  continent: string
  country: string | null
  location: { lat: number; lng: number } | null
  createdBy: { userName: string }
  likes: number
}

export type PlainKick = ReturnType<typeof plain>

const plain = ({ location, createdBy, ...kick }: Kick, index: number) => ({
  ...{ number: index, name: kick.name, description: kick.description, pictures: kick.pictures },
  ...{ category: kick.category, continent: kick.continent, country: kick.country, likes: kick.likes },
  ...{ lat: location?.lat ?? null, lng: location?.lng ?? null, creator: createdBy.userName },
})

/** All Kicks of the site without what only a person sees of them, oldest first. */
export async function readKicks(address: string): Promise<PlainKick[]> {
  const kicks = await sendRequest(address, { method: 'GET', path: '/api/kick', token: tokenOf(1) })
  // Our own answer, of which the OpenAPI document says so.
  return (kicks as Kick[]).toReversed().map(plain)
}
