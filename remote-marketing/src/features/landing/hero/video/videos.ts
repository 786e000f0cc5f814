import dark from './dark.webm'
import light from './light.webm'

/** The banner in motion, by colour mode; made by ../../../../../video. */
export const videos = { light, dark }
