import { placeCalls } from '@bucketeer/shared-auth'
import type { Point } from '@bucketeer/shared-ui'
import { areaOf, dayWords, factsOfPhoto, isOnePlace } from '@bucketeer/shared-ui/social'
import { request } from '../../request'
import { words } from './words'

/** Photos of one day and place, which become an entry of the log. */
export interface PhotoGroup {
  /** The same for the same photos. */
  id: string
  /** 2024-05-03 */
  day: string
  /** The exact position of the first photo that has one. */
  point: Point | null
  files: [File, ...File[]]
  name: string
  town: string | null
  /** The English name. */
  country: string | null
  isLeftOut: boolean
}

type Unnamed = Pick<PhotoGroup, 'day' | 'point' | 'files'>

const isPhoto = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

/** Adds a photo to the first group of its day and place. */
function addTo(groups: Unnamed[], file: File, day: string, point: Point | null) {
  const group = groups.find(
    (each) => each.day === day && (!each.point || !point || isOnePlace(each.point, point)),
  )
  if (!group) return void groups.push({ day, point, files: [file] })
  group.point ??= point
  group.files.push(file)
}

/** Returns a function that names a group. It asks once for the names of each area of about 5 km. */
function createNaming(signal: AbortSignal) {
  const { nearest } = placeCalls(request)
  const known = new Map<string, ReturnType<typeof nearest> | null>()
  return async ({ day, point, files }: Unnamed): Promise<PhotoGroup> => {
    const area = point && areaOf(point)
    const areaKey = area ? ` ${area.lat.toFixed(2)} ${area.lng.toFixed(2)}` : ''
    const asked = known.get(areaKey) ?? (area && nearest(area, signal))
    known.set(areaKey, asked)
    const found = await asked?.catch(() => null)
    const { town = null, country = null } = found?.spot ?? {}
    const name = town ?? words.photos.ofDay(dayWords(day))
    return { id: day + areaKey, day, point, files, town, country, name, isLeftOut: false }
  }
}

/**
 * Groups the photos of a folder by day and place, in the browser. Only areas of about 5 km are sent, to ask for names.
 * @returns the groups, oldest first, and the number of photos that do not say their day
 */
export async function groupPhotos(
  files: readonly File[],
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
) {
  const photos = files.filter(isPhoto)
  const unnamed: Unnamed[] = []
  let undated = 0
  for (const [index, file] of photos.entries()) {
    signal.throwIfAborted()
    onProgress(index, photos.length)
    const facts = await factsOfPhoto(file)
    if (facts?.days) addTo(unnamed, file, facts.days.on, facts.point)
    else undated += 1
  }
  const nameOf = createNaming(signal)
  const groups: PhotoGroup[] = []
  for (const group of unnamed.toSorted((one, other) => one.day.localeCompare(other.day)))
    groups.push(await nameOf(group))
  return { groups, undated }
}
