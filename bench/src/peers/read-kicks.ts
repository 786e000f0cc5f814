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

export type FlatKick = ReturnType<typeof flatten>

const flatten = ({ location, createdBy, ...kick }: Kick, index: number) => ({
  ...{ number: index, name: kick.name, description: kick.description, pictures: kick.pictures },
  ...{ category: kick.category, continent: kick.continent, country: kick.country, likes: kick.likes },
  ...{ lat: location?.lat ?? null, lng: location?.lng ?? null, creator: createdBy.userName },
})

/** Reads all Kicks of the site, oldest first, as flat rows without the viewer's own fields. */
export async function readKicks(address: string): Promise<FlatKick[]> {
  const kicks = await sendRequest(address, { method: 'GET', path: '/api/kick', token: tokenOf(1) })
  // The cast holds because the OpenAPI document describes this response.
  return (kicks as Kick[]).toReversed().map(flatten)
}
