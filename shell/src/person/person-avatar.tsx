import { Avatar, smallPicture } from '@bucketeer/shared-ui'

interface PersonAvatarProps {
  userName: string
  /** As the API gives it; null shows the initial. */
  picture: string | null
  /** Pixels. */
  size: number
}

/** Somebody's picture, or their initial, in a circle; for the eye alone, since the name stands beside it. */
export const PersonAvatar = ({ userName, picture, size }: PersonAvatarProps) => (
  <Avatar
    aria-hidden
    alt=""
    {...(picture && { src: smallPicture(picture) })}
    sx={{
      width: size,
      height: size,
      fontSize: `${size / 32}rem`,
      bgcolor: 'secondary.main',
      color: 'secondary.contrastText',
    }}
  >
    {[...userName][0]?.toUpperCase()}
  </Avatar>
)
