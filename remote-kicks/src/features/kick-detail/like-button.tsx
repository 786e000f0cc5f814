import { type Kick } from '@bucketeer/shared-auth'
import { Button, HeartIcon, motion, styled } from '@bucketeer/shared-ui'
import { useLike } from './use-like'
import { words } from './words'

const number = new Intl.NumberFormat('en', { notation: 'compact' })

const Heart = styled(HeartIcon)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fill: 'none',
  ...motion('fill'),
  '[aria-pressed=true] &': { fill: 'currentColor' },
}))
const Count = styled('span')({ marginLeft: 4, fontVariantNumeric: 'tabular-nums' })

/** The heart of a Kick with its number of likes, pressed if the user likes it. */
export function LikeButton({ _id, liked, likes }: Pick<Kick, '_id' | 'liked' | 'likes'>) {
  const send = useLike({ _id, liked, likes })
  const shown = number.format(likes)
  return (
    <Button
      variant="outlined"
      aria-label={`${words.like} ${words.likes(likes, shown)}`}
      aria-pressed={liked}
      onClick={() => send(liked ? 'unlike' : 'like')}
      startIcon={<Heart size={20} />}
    >
      {words.like} <Count>{shown}</Count>
    </Button>
  )
}
