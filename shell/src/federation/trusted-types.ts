/** The part of Trusted Types used here; TypeScript's DOM library lacks them. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createScriptURL(url: string): string; createHTML(markup: string): string | null },
  ): unknown
}

/** Leaflet sets this markup to detect support for SVG. */
const allowedMarkup = '<svg/>'

/**
 * Creates the Trusted Types policy `default`, the only one that the content security policy allows. It allows script
 * URLs for which `expectAllowed` does not throw, and no markup except Leaflet's. Does nothing in browsers without Trusted
 * Types.
 */
export const createDefaultPolicy = (expectAllowed: (url: string) => void) => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      expectAllowed(url)
      return url
    },
    createHTML: (markup) => (markup === allowedMarkup ? markup : null),
  })
}
