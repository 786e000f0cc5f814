import {
  kickCover,
  MapCredits,
  pageLanguage,
  Picture,
  plainList,
  radius,
  SiteWorldMap,
  styled,
  waterColor,
  withElements,
  type WorldMapProps,
} from '@bucketeer/shared-ui'
import type { Ref } from 'react'
import type { ShownEntry } from '../log/entry'
import type { YearFigure } from '../way/way-words'
import { words } from './words'

const shownCovers = 6
const columns = 3

const Poster = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'center',
  padding: theme.spacing(2.5),
  borderRadius: radius.card,
  backgroundColor: waterColor(theme),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) 300px',
    '&[data-mapless]': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    padding: theme.spacing(3, 4),
  },
}))
const Figures = styled('ul')(({ theme }) => ({
  ...plainList,
  fontWeight: 600,
  '& li:first-of-type > span': {
    ...theme.typography.h1,
    display: 'block',
    fontSize: 72,
    lineHeight: '80px',
  },
}))
const Place = styled('div')({ aspectRatio: '36/17' })
const Covers = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, 1fr)`,
  alignContent: 'start',
  gap: theme.spacing(1),
  '& > div': { borderRadius: radius.control },
}))

export interface YearPosterProps {
  /** Gives the element that is drawn as a picture. */
  ref?: Ref<HTMLDivElement> | undefined
  figures: readonly { name: YearFigure; count: number }[]
  /** The number of what was done, of which the entries may be the first. */
  done: number
  entries: readonly ShownEntry[]
  /** Omitted without a map. */
  countries?: WorldMapProps['countries'] | undefined
}

/** A year at a glance: its figures, its countries on a map, and six pictures. */
export function YearPoster({ ref, figures, done, entries, countries }: YearPosterProps) {
  const ofDone = entries.filter(({ state }) => state === 'done')
  const byName = new Map(ofDone.map((entry) => [entry.kickName, entry]))
  // Known before the entries, so that nothing shifts when they arrive.
  const rows = Math.ceil(Math.min(shownCovers, done) / columns)
  return (
    <Poster ref={ref} data-mapless={countries ? undefined : ''}>
      <Figures role="list">
        {figures.map(({ name, count }) => (
          <li key={name}>
            {withElements(
              (shown) => words.figures[name](count, shown),
              <span>{count.toLocaleString(pageLanguage())}</span>,
            )}
          </li>
        ))}
      </Figures>
      {countries && (
        <div>
          <Place>
            <SiteWorldMap countries={countries} />
          </Place>
          <MapCredits />
        </div>
      )}
      <Covers aria-hidden style={{ aspectRatio: `${columns}/${rows}` }}>
        {[...byName.values()].slice(0, shownCovers).map(({ kickName, kick, photos = [] }) => (
          <Picture
            key={kickName}
            src={photos[0]?.url ?? (kick?.pictures || null)}
            alt=""
            ratio="1/1"
            cover={kickCover({ category: null, ...kick, name: kickName })}
            sizes="160px"
            priority
          />
        ))}
      </Covers>
    </Poster>
  )
}
