import { createContext } from 'react'

/** Loads ahead what an address needs; called as soon as somebody seems to go there. */
export const PreloadContext = createContext<(to: string) => void>(() => {})
