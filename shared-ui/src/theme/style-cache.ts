import createCache from '@emotion/cache'

declare global {
  interface Window {
    /** By which the page's content policy knows its own styles; a page without a policy has none. */
    __nonce__?: string
  }
}

/** What the names of all generated classes begin with. */
export const styleKey = 'css'

/** Where the styles of all components go: into elements that the page's content policy knows. */
export const createStyleCache = () =>
  createCache({ key: styleKey, ...(window.__nonce__ && { nonce: window.__nonce__ }) })
