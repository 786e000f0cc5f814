import { Button } from '@bucketeer/shared-ui'

interface MoreButtonProps {
  shown: number
  all: number
  onMore(): void
}

/** The button below a part of a list; nothing if the whole list is shown. */
export function MoreButton({ shown, all, onMore }: MoreButtonProps) {
  if (shown >= all) return null
  return (
    <Button variant="outlined" onClick={onMore} sx={{ alignSelf: 'center' }}>
      Show more ({shown.toLocaleString('en')} of {all.toLocaleString('en')})
    </Button>
  )
}
