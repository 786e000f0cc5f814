import { Card, CategoryChip, MapPinIcon, Picture, styled, Typography } from '@bucketeer/shared-ui'
import { words } from '../words'
import { type SampleKick } from './sample-kicks'

// Between phone and desk three abreast are too narrow, and one under another too tall: there, text beside the picture.
const beside = { display: { sm: 'grid', md: 'block' }, gridTemplateColumns: '2fr 3fr', alignItems: 'center' }

const Frame = styled('div')({ position: 'relative' })
const ChipPlace = styled('div')({ position: 'absolute', top: 12, left: 12 })
const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 2.5, 3) }))
const Place = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  margin: theme.spacing(0.5, 0, 1.25),
  color: theme.vars.palette.secondary.main,
  fontWeight: 550,
}))

/** A Kick as it looks in a list. There is no such Kick, so the card leads nowhere. */
export function SampleKickCard({ name, category, place, text }: SampleKick) {
  return (
    <Card component="article" sx={{ width: '100%', ...beside }}>
      <Frame>
        <Picture src={null} alt="" cover={{ name, kind: category }} />
        <ChipPlace>
          <CategoryChip category={category} label={words.sampleKicks.categories[category]} />
        </ChipPlace>
      </Frame>
      <Body>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        <Place>
          <MapPinIcon size={16} />
          {place}
        </Place>
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
      </Body>
    </Card>
  )
}
