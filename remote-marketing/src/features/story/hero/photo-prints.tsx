import { Picture, styled } from '@bucketeer/shared-ui'
import { Sheet } from '../../../components/sheet'

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
export const PhotoPrints = () => (
  <Surface aria-hidden>
    {prints.map(({ cover, ratio, position }) => (
      <Print key={cover.name} style={position}>
        <Picture src={null} alt="" cover={cover} ratio={ratio} />
      </Print>
    ))}
  </Surface>
)
