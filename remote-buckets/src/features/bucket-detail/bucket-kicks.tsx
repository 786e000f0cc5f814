import { type Bucket, type Kick } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  CardGrid,
  EmptyDrawing,
  EmptyView,
  ErrorBanner,
  LinkButton,
  Stack,
  Typography,
  useFirstRow,
  useMediaQuery,
  useTheme,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { type ReactNode, useId, useState } from 'react'
import { MoreButton } from '../../arrange/more-button'
import { usePagedList } from '../../arrange/use-paged-list'
import { BucketMap } from './bucket-map'
import { HideDone, useHiddenDone } from './hide-done'
import { KickCard, type KickCardProps } from './kick-card'
import { KickLines } from './list/kick-lines'
import { KickRow } from './list/kick-row'
import { KickTools } from './list/kick-tools'
import { useKickArrangement } from './list/use-kick-arrangement'
import { type KickLayout, useLayoutChoice } from './list/use-layout-choice'
import { mapNumberId } from './map-number'
import { LazyRail } from './rail/lazy-rail'
import { SharedKickCard } from './shared-kick-card'
import { LazyKickOrder, LazySelectionBar } from './several/lazy-several'
import { KickOrderStrip, MoveStrip } from './several/strips'
import { useSeveral } from './several/use-several'
import { useKickRemoval } from './remove-kick'
import { words } from './words'

const nothingShared = <EmptyView drawing={<EmptyDrawing kind="kick" />} text={words.noSharedKicks} />
const NothingYet = ({ bucketId }: { bucketId: string }) => (
  <EmptyView
    drawing={<EmptyDrawing kind="kick" />}
    text={words.noKicks}
    action={
      <LinkButton to={`/kicks?for=${bucketId}`} variant="outlined">
        {words.findKicks}
      </LinkButton>
    }
  />
)

const columns = { xs: 1, sm: 3, md: 4, lg: 5 }

/** How many rows of cards, or lines, are shown before a button asks for more: fewer on phones, where they are higher. */
const stepOf = (layout: KickLayout, columnCount: number) => {
  const isPhone = columnCount === 1
  if (layout === 'list') return isPhone ? 24 : 40
  return isPhone ? 8 : 8 * columnCount
}

interface BucketKicksProps {
  bucket: Bucket
  /** Whether it is the viewer's own. Others cannot change it. */
  isOwn: boolean
  byLink: boolean
}

/** The Kicks of a Bucket, or its empty state. */
export function BucketKicks(props: BucketKicksProps) {
  const { bucket, isOwn, byLink } = props
  const { kicks } = bucket
  const id = useId()
  // Kept here, so that 'Undo' still works after all Kicks of the Bucket were moved or removed.
  const several = useSeveral(kicks)
  const heading = (
    <Typography variant="h3" component="h2" id={id} sx={{ flexGrow: 1, alignSelf: 'center' }}>
      {words.kicksHeading}
    </Typography>
  )
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      {(kicks.length === 0 || byLink) && heading}
      {kicks.length === 0 && <Past several={several} bucket={bucket} />}
      {kicks.length === 0 && (isOwn ? <NothingYet bucketId={bucket._id} /> : nothingShared)}
      {kicks.length > 0 &&
        (byLink ? <SharedKicks bucket={bucket} /> : <ArrangedKicks {...{ ...props, heading, several }} />)}
      {kicks.length < bucket.kickCount && (
        <Typography sx={{ color: 'text.secondary' }}>
          {words.notAllKicks(kicks.length, bucket.kickCount)}
        </Typography>
      )}
    </Stack>
  )
}

/** The Kicks as everybody sees them who has a link. */
function SharedKicks({ bucket: { _id, kicks } }: { bucket: Bucket }) {
  const [list, paged] = usePagedList(_id, stepOf('cards', useFirstRow(columns)))
  return (
    <>
      <div ref={list}>
        <CardGrid columns={columns}>
          {paged.visible(kicks).map((kick) => (
            <SharedKickCard key={kick._id} kick={kick} />
          ))}
        </CardGrid>
      </div>
      <MoreButton shown={paged.count} all={kicks.length} onMore={paged.showMore} />
    </>
  )
}

interface ArrangedKicksProps extends BucketKicksProps {
  heading: ReactNode
  several: ReturnType<typeof useSeveral>
}

function ArrangedKicks({ bucket, isOwn, heading, several }: ArrangedKicksProps) {
  const { _id, kicks, kickCount } = bucket
  const removal = useKickRemoval(_id)
  const left = useHiddenDone(_id, kicks)
  const arrangement = useKickArrangement(left.kicks)
  const { shown, text, order } = arrangement
  const [layout, setLayout] = useLayoutChoice(kicks.length)
  const step = stepOf(layout, useFirstRow(columns))
  const isList = layout === 'list'
  const [list, paged] = usePagedList(`${layout} ${order} ${text} ${left.isHidden}`, step)
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const [target, setTarget] = useState<{ id: string } | null>(null)
  const focusNumber = (kickId: string) =>
    paged.focus(
      shown.findIndex((kick) => kick._id === kickId),
      mapNumberId(kickId),
    )
  const hasMap = shown.some(({ location }) => location)
  const hasRail = isOwn && isList && isWide

  if (several.isOrdering)
    return (
      <>
        {heading}
        <LazyKickOrder bucket={bucket} onSaved={() => several.finishOrder(kicks)} onCancel={several.stop} />
      </>
    )
  const propsOf = (kick: Kick, index: number): KickCardProps => ({
    bucketId: _id,
    kick,
    onMap: { number: index + 1, show: (kickId) => setTarget({ id: kickId }) },
    isLeaving: removal.leaving === kick._id,
    onRemove: isOwn ? removal.remove : null,
    selecting: several.selecting,
  })
  return (
    <>
      <ErrorBanner title={words.couldNotRemoveKick} error={removal.error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {heading}
        <KickTools
          arrangement={arrangement}
          count={kicks.length}
          layout={layout}
          onLayout={setLayout}
          owner={
            isOwn
              ? {
                  isSelecting: several.selecting !== null,
                  focus: several.focus,
                  onFocused: several.focused,
                  onSelect: several.toggleSelecting,
                  onOrder: kicks.length > 1 && kicks.length === kickCount ? several.startOrder : null,
                }
              : null
          }
        >
          <HideDone {...left} />
        </KickTools>
      </Stack>
      <Past several={several} bucket={bucket} />
      <Typography role="status" sx={visuallyHidden}>
        {text && words.found(shown.length)}
      </Typography>
      {left.kicks.length === 0 && <Typography>{words.allDone}</Typography>}
      {left.kicks.length > 0 && shown.length === 0 && (
        <EmptyView
          drawing={<EmptyDrawing kind="kick" />}
          text={words.noneFound}
          action={
            <Button variant="outlined" onClick={() => arrangement.find('')}>
              {words.showAll}
            </Button>
          }
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: [
            ...(hasRail ? ['200px'] : []),
            'minmax(0, 1.15fr)',
            ...(isList && isWide && hasMap ? ['minmax(0, 1fr)'] : []),
          ].join(' '),
        }}
      >
        {hasRail && <LazyRail bucketId={_id} />}
        <Stack ref={list} sx={{ gap: 3, minWidth: 0 }}>
          {isList ? (
            <KickLines role="list">
              {paged.visible(shown).map((kick, index) => (
                <li key={kick._id}>
                  <KickRow {...propsOf(kick, index)} />
                </li>
              ))}
            </KickLines>
          ) : (
            <CardGrid columns={columns}>
              {paged.visible(shown).map((kick, index) => (
                <KickCard key={kick._id} {...propsOf(kick, index)} />
              ))}
            </CardGrid>
          )}
          <MoreButton shown={paged.count} all={shown.length} onMore={paged.showMore} />
        </Stack>
        {hasMap && (
          <Box
            sx={isList ? { position: { lg: 'sticky' }, top: 'calc(var(--top-bar-height, 64px) + 16px)' } : {}}
          >
            <BucketMap kicks={shown} target={target} onChoose={focusNumber} isBeside={isList} />
          </Box>
        )}
      </Box>
      {several.selecting && (
        <LazySelectionBar
          bucketId={_id}
          selected={several.selected}
          onSelectAll={() => several.selectAll(shown)}
          onCancel={several.stop}
          onMoved={several.finishMove}
        />
      )}
    </>
  )
}

interface PastProps {
  several: ReturnType<typeof useSeveral>
  bucket: Bucket
}

/** Reports the last action on several Kicks, with Undo. */
function Past({ several: { past, forget, forgetUndone }, bucket }: PastProps) {
  if (!past) return null
  return past.did === 'order' ? (
    <KickOrderStrip former={past.former} bucket={bucket} onClose={forget} />
  ) : (
    <MoveStrip {...past} bucketId={bucket._id} onUndone={forgetUndone} onClose={forget} />
  )
}
