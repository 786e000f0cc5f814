import { HeartIcon, IconButton, motion, styled, Tooltip } from '@bucketeer/shared-ui'
import { type Favourite, useFavourite } from './use-favourite'
import { words } from './words'

const Heart = styled(HeartIcon)(({ theme }) => ({
  fill: 'none',
  ...motion('fill', 'color'),
  '[aria-pressed=true] > &': { color: theme.vars.palette.primary.main, fill: 'currentColor' },
}))

/** The heart of a Kick, pressed if it is one of the user's favourites, which are private. */
export function FavouriteButton({ describedBy, ...kick }: Favourite & { describedBy: string }) {
  const toggle = useFavourite(kick)
  return (
    <Tooltip title={words.favouriteHint}>
      <IconButton
        aria-label={words.favourite}
        aria-describedby={describedBy}
        aria-pressed={kick.favourite}
        onClick={toggle}
      >
        <Heart size={22} />
      </IconButton>
    </Tooltip>
  )
}
