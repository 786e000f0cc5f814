import { modeAttribute, modeStorageKey } from './mode-names'

export { modeAttribute }

function storedMode() {
  try {
    return localStorage.getItem(modeStorageKey)
  } catch {
    return null
  }
}

const systemMode = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Sets the colour mode before the first paint, to prevent a flash of the wrong one. `useColorMode` takes over later. */
export function applyInitialMode() {
  const stored = storedMode()
  const shown = stored === 'light' || stored === 'dark' ? stored : systemMode()
  document.documentElement.setAttribute(modeAttribute, shown)
}
