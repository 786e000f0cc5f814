import { use } from 'react'
import { PreloadContext } from './preload-context'

/** For a link: what it leads to is loaded as soon as it is pointed at or has focus. */
export const usePreload = (to: string) => {
  const preload = use(PreloadContext)
  const ahead = () => preload(to)
  return { onPointerEnter: ahead, onFocus: ahead }
}
