import type { Preload } from '../page-start'

/** Preloads files that visitors do not need: the guard shows them no protected page. */
export function preloadForMembers(files: Preload[]) {
  const nonce = document.currentScript?.nonce
  for (const { href, integrity = '', as = 'script' } of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', nonce, integrity, href })
    document.head.append(link)
  }
}
