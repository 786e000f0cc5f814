import { styled } from '@bucketeer/shared-ui'
import { Sheet } from '../../../components/sheet'
import { note } from './origin'

/** Pixels from one ruled line to the next. */
const rule = 34

const Leaf = styled(Sheet)(({ theme }) => ({
  ...theme.typography.h5,
  width: 'min(100%, 264px)',
  marginTop: theme.spacing(5),
  padding: `${rule * 0.75}px ${theme.spacing(3)} ${rule}px`,
  rotate: '-3deg',
  fontWeight: 420,
  lineHeight: `${rule}px`,
  color: '#2B3442',
  backgroundColor: '#FBEFC6',
  backgroundImage: `repeating-linear-gradient(transparent 0 ${rule - 1}px, rgb(160 130 70 / 0.3) ${rule - 1}px ${rule}px)`,
  backgroundPositionY: rule * 0.75 - 6,
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

/** The note that it all began with. */
export function Note() {
  return (
    <Leaf aria-hidden>
      <Heading>{note.heading}</Heading>
      {note.wishes.map(({ text, isDone }) => (
        <Wish key={text} data-done={isDone ? '' : undefined}>
          {text}
        </Wish>
      ))}
    </Leaf>
  )
}
