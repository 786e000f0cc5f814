import type { Kick } from '@bucketeer/shared-auth'
import {
  AudienceChip,
  CategoryChip,
  Chip,
  kickCover,
  LongCardGrid,
  MapPinIcon,
  PictureCard,
  Stack,
} from '@bucketeer/shared-ui'
import { sectionColumns } from './section-columns'
import { words } from './words'

/** Category and country on the picture of a card, and whether only its creator can see it. */
const KickChips = ({ audience, category, country }: Kick) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
    {audience === 'Private' && <AudienceChip audience={audience} />}
    {category && <CategoryChip category={category} label={words.kicks.categories[category]} />}
    {country && (
      <Chip
        size="small"
        label={country}
        icon={<MapPinIcon size={15} />}
        sx={{ bgcolor: 'background.paper', '& .MuiChip-icon': { color: 'text.secondary', ml: 1, mr: -0.5 } }}
      />
    )}
  </Stack>
)

interface KickCardsProps {
  label: string
  heading: 'h2' | 'h3'
  kicks: Kick[]
}

/** Kicks as cards that lead to their pages. */
export const KickCards = ({ label, heading, kicks }: KickCardsProps) => (
  <LongCardGrid columns={sectionColumns} label={label}>
    {kicks.map((kick) => (
      <PictureCard
        key={kick._id}
        to={`/kicks/${kick._id}`}
        title={kick.name}
        heading={heading}
        picture={kick.pictures || null}
        cover={kickCover(kick)}
        text={kick.description}
        chip={<KickChips {...kick} />}
        sizes="(min-width: 1344px) 410px, (min-width: 600px) 33vw, 100vw"
      />
    ))}
  </LongCardGrid>
)
