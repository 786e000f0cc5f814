import type { Audience } from '@bucketeer/platform/text'
import Chip from '@mui/material/Chip'
import type { LucideIcon } from 'lucide-react'
import { EyeIcon, GlobeIcon, LockIcon, PeopleIcon } from '../icons'
import { words } from './words'

export type { Audience }

interface AudienceText {
  /** Fits on a button or a card. */
  short: string
  label: string
  /** One sentence about what the audience means. */
  note: string
  icon: LucideIcon
}

const icons: Record<Audience, LucideIcon> = {
  Private: LockIcon,
  Followers: PeopleIcon,
  Members: EyeIcon,
  Public: GlobeIcon,
}

/** Returns the texts of an audience in the page's language, and its icon. */
export const audienceText = (audience: Audience): AudienceText => ({
  ...words.audiences[audience],
  icon: icons[audience],
})

/** Whether a link to a thing works, and whether readers of it need a password. */
export type LinkState = 'open' | 'password'

/** Adds to an audience whoever else can read the thing: by a link. */
export const withLink = (label: string, audience: Audience, link: LinkState | undefined) =>
  link && audience !== 'Public' ? words.withLink[link](label) : label

/** The audiences that a Kick or a Bucket can get. */
export const offeredAudiences = ['Private', 'Followers', 'Members'] as const

/** The audiences that a Journal can get. */
export const offeredJournalAudiences = [...offeredAudiences, 'Public'] as const

const hasOpenPictures = (audience: Audience) => audience === 'Members' || audience === 'Public'

/** Tells whether the old addresses of pictures stop working after a change from one audience to another. */
export const closesPictures = (from: Audience, to: Audience) => hasOpenPictures(from) && !hasOpenPictures(to)

/** Shows on a card who may see it, with an icon. Readable over any picture. */
export function AudienceChip({ audience }: { audience: Audience }) {
  const { short, icon: Icon } = audienceText(audience)
  return (
    <Chip
      size="small"
      label={short}
      icon={<Icon size={15} />}
      sx={{ bgcolor: 'background.paper', '& .MuiChip-icon': { color: 'text.secondary', ml: 1, mr: -0.5 } }}
    />
  )
}
