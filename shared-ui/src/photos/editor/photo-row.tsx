import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ImageIcon } from '../../icons'
import { MoveButtons, type rowDrag, type RowMoves } from '../../order/row-moves'
import { smallPicture } from '../../pictures/picture'
import { fieldLook } from '../../theme/styles'
import { radius } from '../../theme/tokens'
import type { PhotoItem } from '../photo-uploads'
import { words } from '../words'
import { SecondaryText } from '../../theme/secondary-text'

const Label = styled('label')(({ theme }) => ({ ...fieldLook.label(theme), display: 'block' }))
const Text = styled('textarea')(({ theme }) => ({
  ...fieldLook.box(theme),
  ...fieldLook.content(theme),
  ...fieldLook.outlined(theme),
  display: 'block',
  width: '100%',
  border: 0,
  color: 'inherit',
  font: 'inherit',
  resize: 'vertical',
}))

interface PhotoTextProps extends Omit<ComponentProps<typeof Text>, 'onChange'> {
  label: string
  /** The label for screen readers, which names the photo. It begins with the visible label. */
  name: string
  value: string
  onChange(text: string): void
}

/** A text of a photo. Native, because MUI's field would bring the code of all fields a second time. */
export function PhotoText({ label, name, onChange, ...field }: PhotoTextProps) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Text
        id={id}
        dir="auto"
        aria-label={name}
        onChange={({ target }) => onChange(target.value)}
        {...field}
      />
    </div>
  )
}

const Progress = styled('progress')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 8,
  accentColor: theme.vars.palette.secondary.main,
}))

/** Shows how far the upload of a photo is, or why it failed. Nothing once it is uploaded. */
export function UploadState({ item: { name, state, share, error } }: { item: PhotoItem }) {
  if (state === 'uploaded') return null
  if (state === 'failed')
    return (
      <Typography variant="body2" role="alert" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
        {words.couldNotUpload} {error?.message}
      </Typography>
    )
  const percent = Math.round(share * 100)
  return (
    <div>
      <SecondaryText sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {state === 'waiting' ? words.waiting : words.uploading(percent)}
      </SecondaryText>
      {state === 'uploading' && <Progress max={100} value={percent} aria-label={words.progress(name)} />}
    </div>
  )
}

interface RemovedRowProps {
  text: string
  undoId: string
  /** Undefined when there is no room for it any more. */
  onUndo: (() => void) | undefined
}

/** Stands in the place of a removed photo. */
export function RemovedRow({ text, undoId, onUndo }: RemovedRowProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, paddingInline: 2 }}
    >
      <SecondaryText sx={{ overflowWrap: 'anywhere' }}>{text}</SecondaryText>
      <Button size="small" id={undoId} disabled={!onUndo} onClick={onUndo}>
        {words.undo}
      </Button>
    </Stack>
  )
}

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
          <MoveButtons row={id} describedBy={title} labels={words} moves={props.moves} />
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
