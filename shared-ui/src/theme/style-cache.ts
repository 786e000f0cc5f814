import createCache from '@emotion/cache'
import { stylePlugins } from './mirror-styles'

declare global {
  interface Window {
    /** The nonce of the content security policy; undefined on a page without a policy. */
    __nonce__?: string
  }
}

/** The prefix of all generated class names. */
export const styleKey = 'css'

/** Creates Emotion's cache. Its style elements have the nonce of the content security policy. */
export const createStyleCache = () =>
  createCache({
    key: styleKey,
    stylisPlugins: stylePlugins(),
    ...(window.__nonce__ && { nonce: window.__nonce__ }),
  })
