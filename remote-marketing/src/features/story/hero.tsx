import { LinkButton, Picture, styled, Typography } from '@bucketeer/shared-ui'
import { Actions, HeroHeading, PageColumn, ViewerLink } from '../../components/page-parts'
import { Sheet } from '../../components/sheet'
import { words } from './words'

const Surface = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: 620,
  aspectRatio: '62 / 50',
  marginInline: 'auto',
  [theme.breakpoints.down('md')]: { maxWidth: 520 },
}))
const Print = styled(Sheet)(({ theme }) => ({
  position: 'absolute',
  padding: theme.spacing(1.25),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0.75) },
}))

const prints = [
  {
    cover: { name: 'Lake at first light', kind: 'Chill' },
    ratio: '4/5',
    position: { left: '1%', top: '13%', width: '40%', rotate: '-5deg' },
  },
  {
    cover: { name: 'Harbour after the rain', kind: 'Travel' },
    ratio: '4/3',
    position: { right: '0%', top: '2%', width: '56%', rotate: '3deg' },
  },
  {
    cover: { name: 'Night under the stars', kind: 'Journal' },
    ratio: '4/3',
    position: { right: '9%', bottom: '3%', width: '50%', rotate: '-2deg' },
  },
] as const

/** Shows three covers as overlapping photo prints. */
const PhotoPrints = () => (
  <Surface aria-hidden>
    {prints.map(({ cover, ratio, position }) => (
      <Print key={cover.name} style={position}>
        <Picture src={null} alt="" cover={cover} ratio={ratio} />
      </Print>
    ))}
  </Surface>
)

const Columns = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
  alignItems: 'center',
  gap: theme.spacing(5, 8),
  paddingTop: theme.spacing(8),
  paddingBottom: theme.spacing(4),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: theme.spacing(5) },
  [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(3.5) },
}))

/** Renders the heading, the story in three sentences, two links and the photo prints. */
export function Hero() {
  const { line, findOutMore, member, visitor } = words.hero
  return (
    <Columns>
      <div>
        <HeroHeading title={words.title} />
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ margin: '20px 0 32px', maxWidth: '52ch', color: 'text.secondary', textWrap: 'pretty' }}
        >
          {line}
        </Typography>
        <Actions>
          <LinkButton to="/journey" variant="contained" size="large">
            {findOutMore}
          </LinkButton>
          <ViewerLink
            member={{ label: member, to: '/buckets/create' }}
            visitor={{ label: visitor, to: '/signup' }}
            variant="outlined"
            size="large"
          />
        </Actions>
      </div>
      <PhotoPrints />
    </Columns>
  )
}
