import type { Preload } from '../page-start'

/** Preloads scripts that visitors do not need: the guard shows them no protected page. */
export function preloadForMembers(scripts: Preload[]) {
  const nonce = document.currentScript?.nonce
  for (const { href, integrity } of scripts) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', nonce, integrity, href })
    document.head.append(link)
  }
}
