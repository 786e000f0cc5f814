import { rememberedPath } from './remembered-path'

const key = 'bucketeer.remembered-path'

/** Returns null where the browser blocks storage; then the login leads to the start page. */
export const attempt = <Result>(act: () => Result): Result | null => {
  try {
    return act()
  } catch {
    return null
  }
}

/** Keeps the path of a history state in session storage for the next document, which starts without that state. */
export const keepPath = (state: unknown) => {
  const path = rememberedPath(state)
  if (path !== null) attempt(() => window.sessionStorage.setItem(key, path))
}

/** Returns the history state with the kept path, if any, and removes it from session storage. */
export const takeKeptPath = () => {
  const from = attempt(() => window.sessionStorage.getItem(key))
  attempt(() => window.sessionStorage.removeItem(key))
  return rememberedPath({ from }) === null ? null : { from }
}
