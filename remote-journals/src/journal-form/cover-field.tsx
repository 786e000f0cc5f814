import { type Journal } from '@bucketeer/shared-auth'
import { smallPicture, styled, Typography, visuallyHidden } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { words } from './words'

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 })
const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: theme.spacing(1),
  maxHeight: 420,
  padding: 4,
  overflowY: 'auto',
  '& label': {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    aspectRatio: '4/3',
    overflow: 'hidden',
    padding: theme.spacing(1),
    textAlign: 'center',
    cursor: 'pointer',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.edge}`,
    ...theme.typography.body2,
  },
  '& label:has(input:checked)': {
    outline: `3px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 1,
  },
  '& label:has(input:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& input': visuallyHidden,
}))

/** Returns the photos of all Stories of a Journal. Two Stories may have the same one. */
export const photosOf = ({ story }: Journal) => [
  ...new Map(story.flatMap(({ photos = [] }) => photos.map((photo) => [photo._id, photo]))).values(),
]

/** Returns the address without the signature, which changes with time. */
const pathOf = (url: string) => url.split('?')[0]

interface CoverFieldProps {
  photos: ReturnType<typeof photosOf>
  /** The address of the chosen photo; null for the picture of the first Story. */
  value: string | null
  onChange(url: string | null): void
}

/** Chooses the photo that stands for a Journal, on its page and its card. */
export function CoverField({ photos, value, onChange }: CoverFieldProps) {
  const name = useId()
  return (
    <Group>
      <Typography variant="subtitle2" component="legend" sx={{ padding: 0, marginBottom: 0.75 }}>
        {words.cover}
      </Typography>
      <Choices>
        <label>
          <input type="radio" name={name} checked={value === null} onChange={() => onChange(null)} />
          {words.firstPicture}
        </label>
        {photos.map(({ _id, url, alt }, index) => (
          <label key={_id}>
            <input
              type="radio"
              name={name}
              aria-label={words.photo(index + 1, alt)}
              checked={value !== null && pathOf(url) === pathOf(value)}
              onChange={() => onChange(url)}
            />
            <img src={smallPicture(url)} alt="" loading="lazy" decoding="async" />
          </label>
        ))}
      </Choices>
    </Group>
  )
}
