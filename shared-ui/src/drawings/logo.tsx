import { logoSrc } from './logo-src'
import { productName } from '../product-name'

/** The logo, 150 pixels wide, in the drawing that suits the colour mode shown. */
export function Logo({ mode }: { mode: 'light' | 'dark' }) {
  return <img src={logoSrc[mode]} width={150} height={40} alt={productName} decoding="sync" />
}
