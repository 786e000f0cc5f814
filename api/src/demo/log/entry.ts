import type { logStates } from '@bucketeer/platform/text'
import type { Step } from '../../database/log-schema'
import type { When } from '../dates'
import type { KickKey } from '../kicks'

interface Told {
  note: string
  with?: string[]
  /** Members if missing. */
  audience?: 'Private'
  steps?: Step[]
  /** Pictures of the same person by name, with what they show, or also with a caption. */
  photos?: Record<string, string | [alt: string, caption: string]>
}

interface Rating {
  again?: boolean
  stars?: number
}

export const again = (stars?: number): Rating => ({ again: true, ...(stars && { stars }) })
export const notAgain = (stars?: number): Rating => ({ again: false, ...(stars && { stars }) })
export const stars = (stars: number): Rating => ({ stars })

type State = (typeof logStates)[number]

const entry = (kick: KickKey, daysAgo: number, state: State, { photos = {}, ...told }: Told) => ({
  kick,
  daysAgo,
  when: { daysAgo } as When,
  state,
  audience: 'Members' as const,
  ...told,
  photos: Object.entries(photos).map(([picture, texts]) => {
    const [alt, caption = ''] = typeof texts === 'string' ? [texts] : texts
    return { picture, alt, caption }
  }),
})

/** Returns an entry about what was done. @param daysAgo when it was written down */
export const done = (
  kick: KickKey,
  daysAgo: number,
  when: When | 'that day',
  rating: Rating,
  told: Told,
) => ({
  ...entry(kick, daysAgo, 'done', told),
  ...(when !== 'that day' && { when }),
  ...rating,
})

export const doing = (kick: KickKey, daysAgo: number, told: Told) => entry(kick, daysAgo, 'doing', told)

export const letGo = (kick: KickKey, daysAgo: number, told: Told) => entry(kick, daysAgo, 'let go', told)
