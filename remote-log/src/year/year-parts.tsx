import { Chip, Stack, styled, Typography } from '@bucketeer/shared-ui'
import { PhotoStrip, type ShownPhoto } from '@bucketeer/shared-ui/social'
import { type ReactNode, useId } from 'react'
import type { ShownEntry } from '../log/entry'
import type { LogYear } from '../log/use-years'
import type { YearPart } from '../way/way-words'
import { words } from './words'

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
}))

function Part({ heading, note, children }: { heading: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1.5 }}>
      <Typography id={id} variant="h3" component="h2">
        {heading}
      </Typography>
      {children}
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Stack>
  )
}

function CountedNames({ names }: { names: readonly { name: string; done: number }[] }) {
  return (
    <Chips role="list">
      {names.map(({ name, done }) => (
        <li key={name}>
          <Chip label={words.times(name, done)} sx={{ maxWidth: '100%' }} />
        </li>
      ))}
    </Chips>
  )
}

/** Two entries may have the same photo. */
const withoutRepeats = (photos: readonly ShownPhoto[]) => [
  ...new Map(photos.map((photo) => [photo.url, photo] as const)).values(),
]

interface YearPartsProps {
  counts: Pick<LogYear, 'countries' | 'with'>
  entries: readonly ShownEntry[]
  order: readonly YearPart[]
}

/** Shows photos, countries and companions of a year in this order. Leaves out what the year has none of. */
export function YearParts({ counts, entries, order }: YearPartsProps) {
  const photos = withoutRepeats(entries.flatMap((entry) => entry.photos ?? []))
  const countries = counts.countries.map(({ country, done }) => ({ name: country, done }))
  const parts: Record<YearPart, ReactNode> = {
    // The strip shows several only; a single photo is on the card of its entry.
    photos: photos.length > 1 && (
      <Part key="photos" heading={words.photos}>
        <PhotoStrip photos={photos} />
      </Part>
    ),
    countries: countries.length > 0 && (
      <Part key="countries" heading={words.countries}>
        <CountedNames names={countries} />
      </Part>
    ),
    with: counts.with.length > 0 && (
      <Part key="with" heading={words.with} note={words.onlyYou}>
        <CountedNames names={counts.with} />
      </Part>
    ),
  }
  return order.map((part) => parts[part])
}
