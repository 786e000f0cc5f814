import { useEffect, useEffectEvent } from 'react'

/** Takes a picture that is pasted anywhere on the page; pasted text goes where it always goes. */
export const usePastedPicture = (onPicture: (file: File) => void) => {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const picture = [...(event.clipboardData?.files ?? [])].find((file) => file.type.startsWith('image/'))
    if (!picture || event.defaultPrevented) return
    event.preventDefault()
    onPicture(picture)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
