import type { Bucket, Kick } from '@bucketeer/shared-auth'
import {
  Button,
  EmptyDrawing,
  EmptyView,
  ErrorBanner,
  lazyResource,
  Stack,
  Typography,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import type { ComponentProps, ReactNode } from 'react'
import { HideDone, useHiddenDone } from './hide-done'
import { LastAction } from './last-action'
import { KickTools } from './list/kick-tools'
import { KickView } from './list/kick-view'
import { useKickArrangement } from './list/use-kick-arrangement'
import { useLayoutChoice } from './list/use-layout-choice'
import { useKickRemoval } from './remove-kick'
import type { useSeveral } from './several/use-several'
import { words } from './words'
import { LazyComponent } from '../../arrange/lazy-component'
import type KickOrder from './several/kick-order'
import type SelectionBar from './several/selection-bar'

const order = lazyResource(async () => (await import('./several/kick-order')).default)
const bar = lazyResource(async () => (await import('./several/selection-bar')).default)

/** The editor of the order of Kicks. */
const LazyKickOrder = (props: ComponentProps<typeof KickOrder>) => (
  <LazyComponent code={order} props={props} failure={words.couldNotLoad} />
)

/** The actions for the selected Kicks. */
const LazySelectionBar = (props: ComponentProps<typeof SelectionBar>) => (
  <LazyComponent code={bar} props={props} failure={words.couldNotLoad} />
)

interface ArrangedKicksProps {
  bucket: Bucket
  /** Whether it is the viewer's own. Others cannot change it. */
  isOwn: boolean
  heading: ReactNode
  several: ReturnType<typeof useSeveral>
}

const NoneFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyView
    drawing={<EmptyDrawing kind="kick" />}
    text={words.noneFound}
    action={
      <Button variant="outlined" onClick={onShowAll}>
        {words.showAll}
      </Button>
    }
  />
)

/** The Kicks of a Bucket with search and sorting. Its owner can also order, move and remove them. */
export function ArrangedKicks({ bucket, isOwn, heading, several }: ArrangedKicksProps) {
  const { _id, kicks, kickCount } = bucket
  const removal = useKickRemoval(_id)
  const undone = useHiddenDone(_id, kicks)
  const arrangement = useKickArrangement(undone.kicks)
  const { shown, text, order } = arrangement
  const [layout, setLayout] = useLayoutChoice(kicks.length)

  if (several.isOrdering)
    return (
      <>
        {heading}
        <LazyKickOrder bucket={bucket} onSaved={() => several.finishOrder(kicks)} onCancel={several.stop} />
      </>
    )
  const ownerTools = {
    isSelecting: several.selecting !== null,
    focus: several.focus,
    onFocused: several.focused,
    onSelect: several.toggleSelecting,
    onOrder: kicks.length > 1 && kicks.length === kickCount ? several.startOrder : null,
  }
  const cardProps = (kick: Kick) => ({
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
          owner={isOwn ? ownerTools : null}
        >
          <HideDone {...undone} />
        </KickTools>
      </Stack>
      <LastAction several={several} bucket={bucket} />
      <Typography role="status" sx={visuallyHidden}>
        {text && words.found(shown.length)}
      </Typography>
      {undone.kicks.length === 0 && <Typography>{words.allDone}</Typography>}
      {undone.kicks.length > 0 && shown.length === 0 && <NoneFound onShowAll={() => arrangement.find('')} />}
      <KickView
        bucketId={_id}
        kicks={shown}
        layout={layout}
        listKey={`${layout} ${order} ${text} ${undone.isHidden}`}
        hasRail={isOwn}
        cardProps={cardProps}
      />
      {several.selecting && (
        <LazySelectionBar
          bucketId={_id}
          selected={several.selected}
          hidden={several.selected.filter((kick) => !shown.includes(kick)).length}
          onSelectAll={() => several.selectAll(shown)}
          onCancel={several.stop}
          onMoved={several.finishMove}
        />
      )}
    </>
  )
}
