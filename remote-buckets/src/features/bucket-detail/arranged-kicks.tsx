import { type Bucket, type Kick, useAuth } from '@bucketeer/shared-auth'
import {
  Button,
  deviceStorage,
  EmptyView,
  ErrorBanner,
  EyeIcon,
  EyeOffIcon,
  lazyResource,
  SecondaryText,
  Stack,
  Typography,
  useToasts,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LazyComponent } from '../../arrange/lazy-component'
import { pressable } from '../../arrange/pressed'
import { type Landing } from '../../bucket/landing'
import { undoOfRemoval, useRemoveKick } from '../../bucket/move-kicks'
import { KickTools } from './list/kick-tools'
import { KickView } from './list/kick-view'
import { useKickArrangement } from './list/use-kick-arrangement'
import { useLayoutChoice } from './list/use-layout-choice'
import { KickOrder } from './several/kick-order'
import { LastAction } from './several/last-action'
import type { Several } from './several/use-several'
import { NewWishesLine } from './shown-wishes/new-wishes-line'
import { words } from './words'

/** Removes a Kick on the Bucket's page, then opens the list of Buckets, or returns the error. */
function useKickRemoval(bucketId: string) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const { mutate, isPending, variables, error } = useRemoveKick(bucketId)
  const onRemoved = (kick: Kick) => {
    const { name } = kick
    toasts.success(words.kickRemoved, { detail: name })
    const state: Landing = { landed: { bucketId, name, undo: undoOfRemoval(kick) } }
    void navigate('/buckets', { state, viewTransition: true })
  }
  return {
    error,
    /** The id of the Kick whose removal is pending. */
    leaving: isPending ? variables._id : null,
    remove: (kick: Kick) => {
      if (!isPending) mutate(kick, { onSuccess: () => onRemoved(kick) })
    },
  }
}

const isDone = ({ mine }: Kick) => mine.done > 0

const idsOfDone = (kicks: readonly Kick[]): ReadonlySet<string> =>
  new Set(kicks.filter(isDone).map(({ _id }) => _id))

/**
 * Returns the Kicks that are left if done ones are hidden, which this device remembers for each Bucket and person. One
 * that is ticked afterwards stays until the next visit, with its undo.
 */
function useHiddenDone(bucketId: string, kicks: Kick[]) {
  const userId = useAuth(({ user }) => user?._id)
  const key = `bucketeer.hide-done.${userId}.${bucketId}`
  const [hidden, setHidden] = useState(() => (deviceStorage.read(key) === null ? null : idsOfDone(kicks)))
  const doneCount = kicks.filter(isDone).length
  // The same array for the same Kicks: the map shows all of its pins whenever they change.
  const left = useMemo(() => (hidden ? kicks.filter(({ _id }) => !hidden.has(_id)) : kicks), [hidden, kicks])
  return {
    kicks: left,
    doneCount,
    hiddenCount: kicks.length - left.length,
    isHidden: hidden !== null,
    toggle: () => {
      deviceStorage.write(key, hidden ? null : 'yes')
      setHidden(hidden ? null : idsOfDone(kicks))
    },
  }
}

type HideDoneProps = Omit<ReturnType<typeof useHiddenDone>, 'kicks'>

/** Hides the Kicks that are done, and says how many. Nothing if none is. */
function HideDone({ doneCount, hiddenCount, isHidden, toggle }: HideDoneProps) {
  if (doneCount === 0) return null
  return (
    <Stack direction="row" sx={{ gridColumn: '1 / -1', flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="outlined"
        aria-pressed={isHidden}
        startIcon={isHidden ? <EyeIcon size={18} /> : <EyeOffIcon size={18} />}
        onClick={toggle}
        sx={pressable}
      >
        {words.hideDone}
      </Button>
      <SecondaryText role="status" sx={{ '&:not(:empty)': { marginLeft: 1.5 } }}>
        {isHidden && words.hidden(hiddenCount)}
      </SecondaryText>
    </Stack>
  )
}

const bar = lazyResource(async () => (await import('./several/selection-bar')).default)

interface ArrangedKicksProps {
  bucket: Bucket
  /** Whether it is the viewer's own. Others cannot change it. */
  isOwn: boolean
  heading: ReactNode
  several: Several
}

/** The Kicks of a Bucket with search and sorting. Its owner can also order, move and remove them. */
export function ArrangedKicks({ bucket, isOwn, heading, several }: ArrangedKicksProps) {
  const { _id, kicks, kickCount } = bucket
  const removal = useKickRemoval(_id)
  const undone = useHiddenDone(_id, kicks)
  const arrangement = useKickArrangement(undone.kicks)
  const { shown, text, order } = arrangement
  const [layout, setLayout] = useLayoutChoice()

  if (several.isOrdering)
    return (
      <>
        {heading}
        <KickOrder bucket={bucket} onSaved={() => several.finishOrder(kicks)} onCancel={several.stop} />
      </>
    )
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
          isHiding={undone.isHidden}
          layout={layout}
          onLayout={setLayout}
          several={isOwn ? several : null}
          canOrder={kicks.length > 1 && kicks.length === kickCount}
        >
          <HideDone {...undone} />
        </KickTools>
      </Stack>
      <LastAction several={several} bucket={bucket} />
      {isOwn && <NewWishesLine bucket={bucket} />}
      <Typography role="status" sx={visuallyHidden}>
        {text && words.found(shown.length)}
      </Typography>
      {undone.kicks.length === 0 && <Typography>{words.allDone}</Typography>}
      {undone.kicks.length > 0 && shown.length === 0 && (
        <EmptyView
          drawing="kick"
          text={words.noneFound}
          button={{ label: words.showAll, onClick: () => arrangement.find('') }}
        />
      )}
      <KickView
        bucketId={_id}
        kicks={shown}
        layout={layout}
        listKey={`${layout} ${order} ${text} ${undone.isHidden}`}
        hasRail={isOwn}
        cardProps={cardProps}
      />
      {several.selecting && (
        <LazyComponent code={bar} failure={words.couldNotLoad} props={{ bucketId: _id, several, shown }} />
      )}
    </>
  )
}
