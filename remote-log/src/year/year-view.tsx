import {
  Chip,
  countryName,
  PageFrame,
  type PageFrameProps,
  plainList,
  SecondaryText,
  Section,
  Stack,
} from '@bucketeer/shared-ui'
import { PhotoStrip, type ShownPhoto } from '@bucketeer/shared-ui/social'
import type { ReactNode } from 'react'
import type { ShownEntry } from '../log/entry'
import type { LogYear } from '../log/log-queries'
import type { WayOrder, YearPart } from '../way/way-words'
import { words } from './words'
import { YearPoster, type YearPosterProps } from './year-poster'

const CountedNames = ({ names }: { names: readonly { name: string; done: number }[] }) => (
  <Stack component="ul" role="list" direction="row" sx={{ flexWrap: 'wrap', gap: 1, ...plainList }}>
    {names.map(({ name, done }) => (
      <li key={name} style={{ minWidth: 0 }}>
        <Chip label={words.times(name, done)} sx={{ maxWidth: '100%' }} />
      </li>
    ))}
  </Stack>
)

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
function YearParts({ counts, entries, order }: YearPartsProps) {
  const photos = withoutRepeats(entries.flatMap((entry) => entry.photos ?? []))
  const countries = counts.countries.map(({ country, done }) => ({ name: countryName(country), done }))
  const parts: Record<YearPart, ReactNode> = {
    // The strip shows several only; a single photo is on the card of its entry.
    photos: photos.length > 1 && <PhotoStrip photos={photos} />,
    countries: countries.length > 0 && <CountedNames names={countries} />,
    with: counts.with.length > 0 && (
      <>
        <CountedNames names={counts.with} />
        <SecondaryText>{words.onlyYou}</SecondaryText>
      </>
    ),
  }
  return order.map(
    (part) =>
      parts[part] && (
        <Section key={part} heading={words[part]} gap={1.5}>
          {parts[part]}
        </Section>
      ),
  )
}

interface YearViewProps extends Pick<PageFrameProps, 'title' | 'intro' | 'back' | 'action'> {
  counts: LogYear
  entries: readonly ShownEntry[]
  order: WayOrder
  /** Of its poster. */
  poster?: Pick<YearPosterProps, 'ref' | 'countries'>
  /** Other years, and what failed. */
  top?: ReactNode
  /** Shown in the place of what the year does not have; false if it has entries. */
  empty: ReactNode
  /** The list of its entries. */
  list: ReactNode
  bottom?: ReactNode
}

/** A year of a log. */
export function YearView(props: YearViewProps) {
  const { counts, entries, order, poster, top, empty, list, bottom, ...frame } = props
  return (
    <PageFrame {...frame} wide>
      <Stack sx={{ gap: { xs: 4, sm: 6 } }}>
        {top}
        {counts.done > 0 && (
          <YearPoster
            figures={order.figures.map((name) => ({ name, count: counts[name] }))}
            done={counts.done}
            entries={entries}
            {...poster}
          />
        )}
        {empty || (
          <>
            <YearParts counts={counts} entries={entries} order={order.parts} />
            {list}
          </>
        )}
        {bottom}
      </Stack>
    </PageFrame>
  )
}
