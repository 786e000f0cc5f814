import { logoSrc } from './logo-src'
import { productName } from '../words'

/** Shows the logo for the given mode, 150 by 40 pixels. */
export function Logo({ mode }: { mode: 'light' | 'dark' }) {
  return <img src={logoSrc[mode]} width={150} height={40} alt={productName} decoding="sync" />
}
