import { tryStorage } from '@bucketeer/shared-ui'

export type Playback = 'playing' | 'paused'

const key = 'bucketeer-banner'

/** Returns the visitor's choice in this tab; `playing` by default. */
export const loadPlayback = (): Playback =>
  tryStorage(() => sessionStorage.getItem(key)) === 'paused' ? 'paused' : 'playing'

/** Keeps the choice in session storage, unless the browser blocks it. */
export const savePlayback = (playback: Playback) => tryStorage(() => sessionStorage.setItem(key, playback))
