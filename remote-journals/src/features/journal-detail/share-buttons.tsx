import { Button, Stack, useToasts } from '@bucketeer/shared-ui'
import { words } from './words'

/** A reader who closes the device's sheet needs no message. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

interface ShareButtonsProps {
  title: string
  /** The path of the page to share. */
  path: string
}

/** Copies the address of a page, or hands it to the share sheet of devices that have one. */
export function ShareButtons({ title, path }: ShareButtonsProps) {
  const toasts = useToasts()
  const url = new URL(path, document.baseURI).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toasts.success(words.linkCopied, { detail: title })
    } catch {
      toasts.error(words.couldNotCopy)
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      if (!isCancelled(error)) await copy()
    }
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {'share' in navigator && (
        <Button variant="outlined" onClick={() => void share()}>
          {words.share}
        </Button>
      )}
      <Button variant="outlined" onClick={() => void copy()}>
        {words.copyLink}
      </Button>
    </Stack>
  )
}
