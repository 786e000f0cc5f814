import { Card, CategoryChip, MapPinIcon, Picture, styled, Typography } from '@bucketeer/shared-ui'
import { words } from '../words'
import { type SampleKick } from './sample-kicks'

// On tablets three columns are too narrow and stacked cards too tall, so the text is beside the picture.
const pictureBesideText = {
  display: { sm: 'grid', md: 'block' },
  gridTemplateColumns: '2fr 3fr',
  alignItems: 'center',
}

const Frame = styled('div')({ position: 'relative' })
const ChipPosition = styled('div')({ position: 'absolute', top: 12, left: 12 })
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

/** Shows a sample Kick as a card. It is no link, because the Kick does not exist. */
export function SampleKickCard({ name, category, place, text }: SampleKick) {
  return (
    <Card component="article" sx={{ width: '100%', ...pictureBesideText }}>
      <Frame>
        <Picture src={null} alt="" cover={{ name, kind: category }} />
        <ChipPosition>
          <CategoryChip category={category} label={words.sampleKicks.categories[category]} />
        </ChipPosition>
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
