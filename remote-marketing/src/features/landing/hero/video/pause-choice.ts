export type PauseChoice = 'playing' | 'paused'

const key = 'bucketeer-banner'

/** What was chosen earlier in this visit; who chose nothing gets it playing. */
export const recallChoice = (): PauseChoice => {
  try {
    return sessionStorage.getItem(key) === 'paused' ? 'paused' : 'playing'
  } catch {
    return 'playing'
  }
}

/** Keeps the choice until the tab is closed; where storage is refused, until one leaves the page. */
export const rememberChoice = (choice: PauseChoice) => {
  try {
    sessionStorage.setItem(key, choice)
  } catch {
    // Nothing is lost but the choice.
  }
}
