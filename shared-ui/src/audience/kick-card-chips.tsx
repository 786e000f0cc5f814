import type { Audience, Category } from '@bucketeer/platform/text'
import Chip from '@mui/material/Chip'
import { CategoryChip } from '../cards/picture-card'
import { MapPinIcon } from '../icons'
import { categoryLabels } from '../words'
import { AudienceChip } from './audiences'

export interface KickCardChipsProps {
  audience: Audience
  category?: Category | null | undefined
  /** The place or country of the Kick; empty if it has none. */
  where: string
  /** Whether it is the user's own. */
  isOwn: boolean
}

/** The chips on the picture of a Kick's card: the audience, unless it is every member, the category and the place. */
export const KickCardChips = ({ audience, category, where, isOwn }: KickCardChipsProps) => (
  <>
    {(audience === 'Private' || (audience === 'Followers' && isOwn)) && <AudienceChip audience={audience} />}
    {category && <CategoryChip category={category} label={categoryLabels[category]} />}
    {where && (
      <Chip
        size="small"
        label={where}
        icon={<MapPinIcon size={15} />}
        sx={{ bgcolor: 'background.paper', '& .MuiChip-icon': { color: 'text.secondary', ml: 1, mr: -0.5 } }}
      />
    )}
  </>
)
