/** As much of Trusted Types as is used; TypeScript's own library does not have them yet. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createScriptURL(url: string): string; createHTML(markup: string): string | null },
  ): unknown
}

/** By this Leaflet looks whether the browser draws SVG. */
const harmlessMarkup = '<svg/>'

/**
 * The page's content policy lets no text become the address of a script, or markup, but through the policy called
 * `default`: this one lets addresses through that `expectKnown` does not throw for, and hardly any markup. Browsers
 * without Trusted Types go without.
 */
export const guardTexts = (expectKnown: (url: string) => void) => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      expectKnown(url)
      return url
    },
    createHTML: (markup) => (markup === harmlessMarkup ? markup : null),
  })
}
