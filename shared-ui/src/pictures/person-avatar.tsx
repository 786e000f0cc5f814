import { initialOf } from '@bucketeer/platform/text'
import Avatar from '@mui/material/Avatar'
import { smallPicture } from './picture-sizes'

export interface PersonAvatarProps {
  userName: string
  /** URL from the API; null shows the initial. */
  picture: string | null
  /** Pixels. */
  size: number
}

/** Renders a user's picture or initial in a circle. Hidden from screen readers, because the name is next to it. */
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
    {initialOf(userName)}
  </Avatar>
)
