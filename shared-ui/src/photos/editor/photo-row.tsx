import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { ImageIcon } from '../../icons'
import { smallPicture } from '../../pictures/picture-sizes'
import { MoveButtons, type rowDrag, type RowMoves } from '../../order/row-moves'
import { radius } from '../../theme/tokens'
import { words } from '../words'
import { PhotoText } from './photo-text'

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 2),
  alignItems: 'start',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  padding: theme.spacing(2),
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-dragged]': { opacity: 0.5 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '128px minmax(0, 1fr)',
    '& > [data-wide]': { gridColumn: 2 },
  },
}))
const Thumb = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.control,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.default,
  '&[draggable=true]': { cursor: 'grab' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}))

const labels = { earlier: words.earlier, later: words.later }

interface PhotoRowProps {
  id: string
  number: number
  /** Empty until it is uploaded. */
  url: string
  alt: string
  caption: string
  onText(text: { alt?: string; caption?: string }): void
  /** Undefined for one that stays in its place. */
  drag?: ReturnType<typeof rowDrag>
  moves: RowMoves
  /** Further buttons. */
  actions?: ReactNode
  /** The state of its upload. */
  children?: ReactNode
}

/** One photo of the form with its texts and its buttons. */
export function PhotoRow(props: PhotoRowProps) {
  const { id, number, url, alt, caption, onText, drag } = props
  const title = `${id}-title`
  return (
    <Row id={id} aria-labelledby={title} {...drag?.row}>
      <Thumb {...drag?.handle}>
        {url === '' ? (
          <ImageIcon size={28} />
        ) : (
          <img src={smallPicture(url)} alt="" draggable={false} loading="lazy" decoding="async" />
        )}
      </Thumb>
      <Stack sx={{ gap: 0.75, minWidth: 0 }}>
        <Typography id={title} sx={{ fontWeight: 600 }}>
          {words.photo(number)}
        </Typography>
        {props.children}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, marginLeft: -0.75 }}>
          <MoveButtons row={id} describedBy={title} labels={labels} moves={props.moves} />
          {props.actions}
        </Stack>
      </Stack>
      <Fields data-wide="">
        <PhotoText
          label={words.alt}
          name={words.of(words.alt, number)}
          value={alt}
          maxLength={1500}
          rows={2}
          // Forms with one photo ask for no description.
          data-undescribed={alt.trim() === '' && drag ? '' : undefined}
          onChange={(text) => onText({ alt: text })}
        />
        <PhotoText
          label={words.caption}
          name={words.of(words.caption, number)}
          value={caption}
          maxLength={300}
          rows={2}
          onChange={(text) => onText({ caption: text })}
        />
      </Fields>
    </Row>
  )
}
