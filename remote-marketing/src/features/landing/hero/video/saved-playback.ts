export type Playback = 'playing' | 'paused'

const key = 'bucketeer-banner'

/** Returns the visitor's choice in this tab; `playing` by default. */
export const loadPlayback = (): Playback => {
  try {
    return sessionStorage.getItem(key) === 'paused' ? 'paused' : 'playing'
  } catch {
    return 'playing'
  }
}

/** Keeps the choice in session storage. Does nothing when the browser blocks storage. */
export const savePlayback = (playback: Playback) => {
  try {
    sessionStorage.setItem(key, playback)
  } catch {
    // The video then plays again on the next visit to the page, which is acceptable.
  }
}
