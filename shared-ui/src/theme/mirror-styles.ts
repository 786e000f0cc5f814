import type { Options } from '@emotion/cache'

let plugins: Options['stylisPlugins']

/** Loads what turns styles round for languages that are written from right to left. Must be called before the first render. */
export async function mirrorStyles(): Promise<void> {
  const { default: mirror } = await import('@mui/stylis-plugin-rtl')
  // Without Emotion's vendor prefixes, which the browsers of the site do not need.
  plugins = [mirror]
}

/** Returns the plugins of Emotion's cache; undefined for its own ones. */
export const stylePlugins = () => plugins
