import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type Dispatch, memo, useId, useLayoutEffect, useReducer, useRef } from 'react'
import { Button } from '../buttons/button'
import { LeaveGuard } from '../page/leave-guard'
import { ErrorBanner } from '../states/banners'
import { plainList, visuallyHidden } from '../theme/styles'
import { MoveButtons, rowDrag } from './row-moves'
import { words } from './words'
import { SecondaryText } from '../theme/secondary-text'

interface OrderState {
  /** The ids as they were arranged last; empty before the first action. */
  order: readonly string[]
  /** The id of the entry that is being dragged. */
  dragged: string | null
  /** The last move by keyboard or button. */
  moved: { id: string; to: number } | null
}

type OrderAction =
  | { do: 'move'; id: string; to: number }
  | { do: 'drag'; id: string | null }
  | { do: 'drag over'; index: number }

const placed = (order: readonly string[], id: string, to: number): readonly string[] =>
  order.includes(id) ? order.filter((each) => each !== id).toSpliced(to, 0, id) : order

/**
 * Applies an arranged order to the present ids of a list. Ids that are new keep their place in the list; ids that are gone are
 * left out.
 */
export function arranged(order: readonly string[], present: readonly string[]): string[] {
  const inList = new Set(present)
  const known = new Set(order)
  const kept = order.filter((id) => inList.has(id)).values()
  return present.map((id) => (known.has(id) ? (kept.next().value ?? id) : id))
}

/** Returns the order of the present ids after an action. */
export function nextOrder(state: OrderState, present: readonly string[], action: OrderAction): OrderState {
  const { dragged } = state
  const order = arranged(state.order, present)
  switch (action.do) {
    case 'move':
      return { ...state, order: placed(order, action.id, action.to), moved: action }
    case 'drag':
      return { ...state, order, dragged: action.id }
    case 'drag over':
      if (dragged === null || order[action.index] === dragged) return state
      return { ...state, order: placed(order, dragged, action.index) }
  }
}

interface OrderRowProps {
  /** The id of the list. */
  list: string
  entryId: string
  name: string
  index: number
  count: number
  isDragged: boolean
  dispatch: Dispatch<OrderAction>
}

/** A row of the editor. Memoised: of a long list only the rows that changed render. */
const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { list, entryId: id, name, index, count, isDragged, dispatch } = props
  const row = `${list}-${id}`
  const drag = rowDrag({
    name,
    isDragged,
    onDrag: (isStart) => dispatch({ do: 'drag', id: isStart ? id : null }),
    onOver: () => dispatch({ do: 'drag over', index }),
  })
  const to = (place: number) => (place === index ? undefined : () => dispatch({ do: 'move', id, to: place }))
  const last = count - 1
  const moves = {
    first: to(0),
    earlier: to(Math.max(index - 1, 0)),
    later: to(Math.min(index + 1, last)),
    last: to(last),
  }
  return (
    <li {...drag.handle} {...drag.row}>
      <Typography id={row} sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {index + 1}. {name}
      </Typography>
      <MoveButtons row={row} describedBy={row} labels={words} moves={moves} />
    </li>
  )
})

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  ...plainList,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
    padding: theme.spacing(1, 1.5),
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'grab',
  },
  '& li[data-dragged]': { opacity: 0.5 },
}))

export interface OrderEditorProps {
  /** The heading, which is also the name of the region. */
  title: string
  /** All entries in their saved order. When they change, the user's moves are kept. */
  entries: readonly { id: string; name: string }[]
  isSaving: boolean
  /** Why the last save failed. */
  error: Error | null
  /** Whether it failed because the list had changed meanwhile. `entries` must be the changed list by then. */
  isOutdated?: boolean
  /** Called with the ids in their new order. */
  onSave(ids: string[]): void
  onCancel(): void
}

/**
 * Changes the order of a list by dragging, buttons or keys. Nothing is saved before the button is pressed. Asks before
 * unsaved moves are left, for which it needs a data router.
 */
export function OrderEditor(props: OrderEditorProps) {
  const { title, entries, isSaving, error, isOutdated = false, onSave, onCancel } = props
  const id = useId()
  const present = entries.map((entry) => entry.id)
  const names = new Map(entries.map((entry) => [entry.id, entry.name]))
  const [state, dispatch] = useReducer(
    (former: OrderState, action: OrderAction) => nextOrder(former, present, action),
    { order: [], dragged: null, moved: null },
  )
  const { dragged, moved } = state
  const order = arranged(state.order, present)
  const isUnsaved = order.some((entryId, index) => entryId !== present[index])
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened it is gone.
  useLayoutEffect(() => heading.current?.focus(), [])
  const movedName = moved && names.get(moved.id)
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Typography variant="h5" component="h2" id={id} ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <SecondaryText>{words.hint}</SecondaryText>
      {/* Moves during a save would be lost. */}
      <List role="list" inert={isSaving}>
        {order.map((entryId, index) => (
          <OrderRow
            key={entryId}
            list={id}
            entryId={entryId}
            name={names.get(entryId) ?? ''}
            count={order.length}
            isDragged={dragged === entryId}
            {...{ index, dispatch }}
          />
        ))}
      </List>
      <span role="status" style={visuallyHidden}>
        {moved && movedName && words.moved(movedName, moved.to + 1, order.length)}
      </span>
      <LeaveGuard isUnsaved={isUnsaved} />
      <ErrorBanner title={words.couldNotSave} error={isOutdated ? words.changedMeanwhile : error} />
      {/* In view however long the list is, above the bar of phones. */}
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          position: 'sticky',
          bottom: 'var(--bottom-bar-height, 0px)',
          paddingBlock: 1.5,
          backgroundColor: 'background.default',
        }}
      >
        <Button variant="contained" loading={isSaving} onClick={() => onSave(order)}>
          {words.save}
        </Button>
        <Button variant="outlined" disabled={isSaving} onClick={onCancel}>
          {words.cancel}
        </Button>
      </Stack>
    </Stack>
  )
}
