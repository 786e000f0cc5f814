import Chip from '@mui/material/Chip'
import { type Audience, audienceTexts } from './audiences'

/** Shows on a card who may see it, with an icon. Readable over any picture. */
export function AudienceChip({ audience }: { audience: Audience }) {
  const { short, icon: Icon } = audienceTexts[audience]
  return (
    <Chip
      size="small"
      label={short}
      icon={<Icon size={15} />}
      sx={{ bgcolor: 'background.paper', '& .MuiChip-icon': { color: 'text.secondary', ml: 1, mr: -0.5 } }}
    />
  )
}
