import { Button } from '@bucketeer/shared-ui'
import { words } from './words'

/** The button below the shown items of a list; nothing if all are shown. */
export function MoreButton({ shown, all, onMore }: { shown: number; all: number; onMore(): void }) {
  if (shown >= all) return null
  return (
    <Button variant="outlined" onClick={onMore} sx={{ alignSelf: 'center' }}>
      {words.showMore(shown, all)}
    </Button>
  )
}
