import {
  CategoryChip,
  LiftingCard,
  MapPinIcon,
  Picture,
  radius,
  styled,
  Typography,
} from '@bucketeer/shared-ui'
import { Link } from 'react-router-dom'
import { type SampleKick } from './sample-kicks'
import { words } from './words'

// On tablets three columns are too narrow and stacked cards too tall, so the text is beside the picture.
const pictureBesideText = {
  display: { xs: 'block', sm: 'grid', md: 'block' },
  gridTemplateColumns: '2fr 3fr',
  alignItems: 'center',
}

// The link of the name covers the card.
const CardLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none' },
})
const Root = styled(LiftingCard)(({ theme }) => ({
  '&:has(a:focus-visible)': { outline: `3px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
}))
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

interface SampleKickCardProps {
  sample: SampleKick
  /** Opens it in place. Without scripts, and in a new tab, the card leads to its page. */
  onOpen?(): void
}

/** Shows a sample Kick as a card, which leads to its page. */
export const SampleKickCard = ({ sample: { path, category, texts }, onOpen }: SampleKickCardProps) => (
  <Root role="article" sx={pictureBesideText}>
    <Frame>
      <Picture src={null} alt="" cover={{ name: texts.name, kind: category }} />
      <ChipPosition>
        <CategoryChip category={category} label={words.categories[category]} />
      </ChipPosition>
    </Frame>
    <Body>
      <Typography variant="h4" component="h3">
        <CardLink
          to={path}
          viewTransition
          onClick={(event) => {
            if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onOpen()
          }}
        >
          {texts.name}
        </CardLink>
      </Typography>
      <Place>
        <MapPinIcon size={16} />
        {texts.place}
      </Place>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{texts.text}</Typography>
    </Body>
  </Root>
)
