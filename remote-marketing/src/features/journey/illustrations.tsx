import { CategoryChip, Cover, Picture, radius, shadow, styled, Typography } from '@bucketeer/shared-ui'
import { Sheet } from '../../components/sheet'
import { words as sampleWords } from '../../sample-kicks/words'
import { words } from './words'

/** The pictures of the illustrations, which are the same in every language. */
const covers = {
  bucket: { name: 'Nights under open sky', kind: 'Bucket' },
  kicks: {
    camp: { name: 'Camp among icebergs', kind: 'Activity' },
    sleep: { name: 'Sleep in the dunes', kind: 'Travel' },
    wake: { name: 'Wake up by a lake', kind: 'Chill' },
  },
  journal: { name: 'Camping under a milky sky', kind: 'Journal' },
  story: { name: 'Dunes of Merzouga', kind: 'Travel' },
} as const
const kicks = ['camp', 'sleep', 'wake'] as const

const Book = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'min(80%, 312px)',
  aspectRatio: '3 / 4',
  rotate: '2.5deg',
  overflow: 'hidden',
  borderRadius: '4px 14px 14px 4px',
  boxShadow: shadow(theme, 'lifted'),
}))
const Spine = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: '13%',
  background:
    'linear-gradient(to right, rgb(0 0 0 / 0.3), rgb(255 255 255 / 0.12) 45%, rgb(0 0 0 / 0) 78%, rgb(0 0 0 / 0.34) 92%, rgb(0 0 0 / 0)), #7A2A10',
})
const Label = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '14%',
  left: '24%',
  right: '11%',
  padding: theme.spacing(1.75, 1.5),
  textAlign: 'center',
  color: '#1B2430',
  backgroundColor: '#FBF5E9',
  borderRadius: 3,
  outline: '1px solid #B9A98A',
  outlineOffset: -5,
}))

/** Shows a sample Journal as a book. */
export function JournalIllustration() {
  const { kind, name } = words.samples.journal
  return (
    <Book>
      <Cover {...covers.journal} />
      <Spine />
      <Label>
        <Typography variant="h4" component="p">
          {name}
        </Typography>
        <Typography variant="body2" component="p" sx={{ marginTop: 0.5 }}>
          {kind}
        </Typography>
      </Label>
    </Book>
  )
}

const Prints = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'min(100%, 480px)',
  aspectRatio: '48 / 45',
  [theme.breakpoints.down('lg')]: { aspectRatio: '48 / 35' },
}))
const Print = styled(Sheet)(({ theme }) => ({
  position: 'absolute',
  width: '52%',
  padding: theme.spacing(1, 1, 1.25),
  '&:nth-of-type(1)': { left: 0, top: '4%', rotate: '-7deg' },
  '&:nth-of-type(2)': { right: 0, top: 0, rotate: '5deg' },
  '&:nth-of-type(3)': { left: '22%', bottom: 0, rotate: '-1.5deg' },
}))
const Name = styled('div')(({ theme }) => ({
  ...theme.typography.h5,
  fontSize: '1.0625rem',
  padding: theme.spacing(1, 0.5, 0),
  // Small prints have no room for a name.
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))
const ChipPosition = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(2),
  left: theme.spacing(2),
}))

/** Shows three sample Kicks as photo prints, one of each category. */
export const KicksIllustration = () => (
  <Prints>
    {kicks.map((kick) => {
      const { kind } = covers.kicks[kick]
      return (
        <Print key={kick}>
          <Picture src={null} alt="" cover={covers.kicks[kick]} />
          <ChipPosition>
            <CategoryChip category={kind} label={sampleWords.categories[kind]} />
          </ChipPosition>
          <Name>{words.samples.kicks[kick]}</Name>
        </Print>
      )
    })}
  </Prints>
)

const Paper = styled(Sheet)(({ theme }) => ({
  width: 'min(100%, 396px)',
  padding: theme.spacing(2.5, 2.5, 3.5),
  rotate: '-1.5deg',
  overflow: 'visible',
}))
const TapedPicture = styled('div')({ position: 'relative', rotate: '1.2deg' })
const Tape = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: -12,
  left: 'calc(50% - 48px)',
  width: 96,
  height: 26,
  rotate: '-2deg',
  backgroundColor: 'rgb(236 214 160 / 0.82)',
  ...theme.applyStyles('dark', { backgroundColor: 'rgb(196 178 136 / 0.82)' }),
}))

/** Shows a sample Story as a page of a Journal, with its picture taped in. */
export function StoryIllustration() {
  const { name, text } = words.samples.story
  return (
    <Paper>
      <TapedPicture>
        <Picture src={null} alt="" cover={covers.story} ratio="16/10" />
        <Tape />
      </TapedPicture>
      <Typography variant="h4" component="p" sx={{ marginTop: 2.5 }}>
        {name}
      </Typography>
      <Typography sx={{ marginTop: 0.75, fontFamily: 'h4.fontFamily', color: 'text.secondary' }}>
        {text}
      </Typography>
    </Paper>
  )
}

const BucketCard = styled(Sheet)({ width: 'min(100%, 372px)', borderRadius: radius.card, rotate: '-2deg' })
const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 2.5, 2.5) }))
const KickName = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.75, 0),
  color: theme.vars.palette.text.secondary,
  borderTop: '1px solid var(--rule)',
}))

/** Shows a sample Bucket with three Kicks. */
export const BucketIllustration = () => (
  <BucketCard>
    <Picture src={null} alt="" cover={covers.bucket} ratio="16/10" />
    <Body>
      <Typography variant="h4" component="p" sx={{ marginBottom: 1.25 }}>
        {words.samples.bucket}
      </Typography>
      {kicks.map((kick) => (
        <KickName key={kick}>{words.samples.kicks[kick]}</KickName>
      ))}
    </Body>
  </BucketCard>
)
