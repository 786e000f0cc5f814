import { Cover, shadow, styled, Typography } from '@bucketeer/shared-ui'
import { sampleContent } from './sample-content'

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
  inset: '0 auto 0 0',
  width: '13%',
  background:
    'linear-gradient(90deg, rgb(0 0 0 / 0.3), rgb(255 255 255 / 0.12) 45%, rgb(0 0 0 / 0) 78%, rgb(0 0 0 / 0.34) 92%, rgb(0 0 0 / 0)), #7A2A10',
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
  const { kind, name, cover } = sampleContent.journal
  return (
    <Book>
      <Cover name={cover} kind="Journal" />
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
