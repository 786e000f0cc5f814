import { Picture, styled, Typography } from '@bucketeer/shared-ui'
import { Sheet } from '../../../components/sheet'
import { sampleContent } from './sample-content'

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
  left: '50%',
  width: 96,
  height: 26,
  translate: '-50%',
  rotate: '-2deg',
  backgroundColor: 'rgb(236 214 160 / 0.82)',
  ...theme.applyStyles('dark', { backgroundColor: 'rgb(196 178 136 / 0.82)' }),
}))

/** Shows a sample Story as a page of a Journal, with its picture taped in. */
export function StoryIllustration() {
  const { name, cover, text } = sampleContent.story
  return (
    <Paper>
      <TapedPicture>
        <Picture src={null} alt="" cover={{ name: cover, kind: 'Travel' }} ratio="16/10" />
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
