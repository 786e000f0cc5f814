import { type Kick, placeCalls } from '@bucketeer/shared-auth'
import {
  Box,
  CardGrid,
  type CoverProps,
  coversIn,
  kickCover,
  lazyResource,
  type Pin,
  plainList,
  SitePinMap,
  Stack,
  styled,
  useMediaQuery,
  useTheme,
} from '@bucketeer/shared-ui'
import { SwipeArea } from '@bucketeer/shared-ui/social'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { LazyComponent, MoreButton } from '../../../arrange/lazy-component'
import { usePagedList } from '../../../arrange/use-paged-list'
import { request } from '../../../request'
import { KickCard, type KickCardProps } from '../kick-card'
import { mapNumberId } from '../kick-chips'
import { words } from '../words'
import { KickRow } from './kick-row'
import { columns, type KickLayout, usePageSize } from './use-layout-choice'

const places = placeCalls(request)

/** Returns a pin for each Kick with a place, with its number in the list. */
const pinsOf = (kicks: readonly Kick[]): Pin[] =>
  kicks.flatMap(({ _id, name, location, placePrecision, mine }, index) => {
    const isArea = placePrecision === 'area'
    return location ? [{ id: _id, number: index + 1, name, location, isArea, isDone: mine.done > 0 }] : []
  })

const besideList = { xs: 340, md: 440, lg: 'calc(100vh - var(--top-bar-height, 64px) - 32px)' }

interface BucketMapProps {
  kicks: readonly Kick[]
  /** The Kick whose pin is to be shown. */
  target: { id: string } | null
  /** Called with the Kick of a pin that was chosen. */
  onChoose(kickId: string): void
  /** Whether it stands beside the list on wide screens. */
  isBeside: boolean
}

/** The Kick that the mouse or the focus is on, in the list or on the map, and a function that changes it. */
const PointedContext = createContext<[string | null, (kickId: string | null) => void]>([
  null,
  () => undefined,
])

// A component of its own, so that only lines and map are rendered again.
const PointedKick = ({ children }: { children: ReactNode }) => (
  <PointedContext value={useState<string | null>(null)}>{children}</PointedContext>
)

/** A line of the list, and its pin while the mouse or the focus is on either. */
function KickLine({ kickId, children }: { kickId: string; children: ReactNode }) {
  const [pointed, setPointed] = use(PointedContext)
  const point = () => setPointed(kickId)
  const leave = () => setPointed(null)
  return (
    <li
      data-pointed={pointed === kickId || undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {children}
    </li>
  )
}

/** The Kicks of a Bucket on a map; nothing if none has a place. A pin leads to its card. */
function BucketMap({ kicks, target, onChoose, isBeside }: BucketMapProps) {
  const pins = useMemo(() => pinsOf(kicks), [kicks])
  const [pointed, setPointed] = use(PointedContext)
  if (pins.length === 0) return null
  return (
    <SitePinMap
      // A new map shows all pins in its new shape.
      key={isBeside ? 'beside' : 'below'}
      label={words.map}
      {...{ pins, target, onChoose, places }}
      current={pointed}
      onPoint={setPointed}
      {...(isBeside && { height: besideList })}
    />
  )
}

const rail = lazyResource(async () => (await import('../rail/bucket-rail')).default)

/** The list around lines. */
const KickLines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...plainList,
  '& > li': { display: 'flex', minWidth: 0, borderRadius: 12 },
  '& > [data-pointed]': { backgroundColor: theme.vars.palette.action.hover },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

interface KickViewProps {
  bucketId: string
  /** In the order in which they are shown. */
  kicks: Kick[]
  layout: KickLayout
  /** When it changes, only the first page is shown. */
  listKey: string
  /** Whether the user's other Buckets are listed beside the Kicks, where there is room. */
  hasRail: boolean
  cardProps(kick: Kick): Omit<KickCardProps, 'bucketId' | 'cover' | 'kick' | 'onMap'>
}

/** The Kicks of a Bucket as cards or rows, with the map of those that have a place. Rows have it beside them. */
export function KickView({ bucketId, kicks, layout, listKey, hasRail, cardProps }: KickViewProps) {
  const [list, paged] = usePagedList(listKey, usePageSize(layout))
  const [target, setTarget] = useState<{ id: string } | null>(null)
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const covered = coversIn(paged.visible(kicks), kickCover)
  const isList = layout === 'list'
  const hasMap = kicks.some(({ location }) => location)
  const isRailShown = hasRail && isList && isWide
  const focusNumber = (kickId: string) =>
    paged.focus(
      kicks.findIndex((kick) => kick._id === kickId),
      mapNumberId(kickId),
    )
  const propsOf = (kick: Kick, cover: CoverProps, index: number): KickCardProps => ({
    ...cardProps(kick),
    bucketId,
    cover,
    kick,
    onMap: { number: index + 1, show: (kickId) => setTarget({ id: kickId }) },
  })
  return (
    <PointedKick>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: [
            ...(isRailShown ? ['200px'] : []),
            'minmax(0, 1.15fr)',
            ...(isList && isWide && hasMap ? ['minmax(0, 1fr)'] : []),
          ].join(' '),
        }}
      >
        {isRailShown && (
          // Stretched, so that the rail sticks while the list scrolls.
          <Box sx={{ alignSelf: 'stretch' }}>
            {/* The page works without it. */}
            <LazyComponent isOptional code={rail} props={{ bucketId }} />
          </Box>
        )}
        <Stack ref={list} sx={{ gap: 3, minWidth: 0 }}>
          {isList ? (
            <KickLines role="list">
              {covered.map(({ thing: kick, cover }, index) => (
                <KickLine key={kick._id} kickId={kick._id}>
                  <SwipeArea>
                    <KickRow {...propsOf(kick, cover, index)} />
                  </SwipeArea>
                </KickLine>
              ))}
            </KickLines>
          ) : (
            <CardGrid columns={columns}>
              {covered.map(({ thing: kick, cover }, index) => (
                <SwipeArea key={kick._id}>
                  <KickCard {...propsOf(kick, cover, index)} />
                </SwipeArea>
              ))}
            </CardGrid>
          )}
          <MoreButton shown={paged.count} all={kicks.length} onMore={paged.showMore} />
        </Stack>
        {hasMap && (
          <Box
            sx={isList ? { position: { lg: 'sticky' }, top: 'calc(var(--top-bar-height, 64px) + 16px)' } : {}}
          >
            <BucketMap kicks={kicks} target={target} onChoose={focusNumber} isBeside={isList} />
          </Box>
        )}
      </Box>
    </PointedKick>
  )
}
