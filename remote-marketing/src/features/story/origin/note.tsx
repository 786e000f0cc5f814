import { styled } from '@bucketeer/shared-ui'
import { Sheet } from '../../../components/sheet'
import { note } from './origin'

/** The distance between ruled lines, in pixels. */
const lineHeight = 34

const Paper = styled(Sheet)(({ theme }) => ({
  ...theme.typography.h5,
  width: 'min(100%, 264px)',
  marginTop: theme.spacing(5),
  padding: `${lineHeight * 0.75}px ${theme.spacing(3)} ${lineHeight}px`,
  rotate: '-3deg',
  fontWeight: 420,
  lineHeight: `${lineHeight}px`,
  color: '#2B3442',
  backgroundColor: '#FBEFC6',
  backgroundImage: `repeating-linear-gradient(transparent 0 ${lineHeight - 1}px, rgb(160 130 70 / 0.3) ${lineHeight - 1}px ${lineHeight}px)`,
  backgroundPositionY: lineHeight * 0.75 - 6,
  ...theme.applyStyles('dark', { backgroundColor: '#D9CDA6' }),
}))
const Heading = styled('div')({ fontWeight: 650 })
const Wish = styled('div')(({ theme }) => ({
  '&[data-done]': {
    textDecoration: 'line-through',
    textDecorationThickness: 2,
    textDecorationColor: '#CB4116',
    opacity: 0.8,
  },
  [theme.breakpoints.down('sm')]: { whiteSpace: 'nowrap' },
}))

/** Shows Ingrid's handwritten wish list with the fulfilled wishes crossed out. */
export const Note = () => (
  <Paper aria-hidden>
    <Heading>{note.heading}</Heading>
    {note.wishes.map(({ text, isDone }) => (
      <Wish key={text} data-done={isDone ? '' : undefined}>
        {text}
      </Wish>
    ))}
  </Paper>
)
