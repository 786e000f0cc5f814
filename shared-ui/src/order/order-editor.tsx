import { Button } from '../buttons/button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId, useLayoutEffect, useReducer, useRef } from 'react'
import { LeaveGuard } from '../page/leave-guard'
import { ErrorBanner } from '../states/banners'
import { visuallyHidden } from '../theme/styles'
import { OrderRow } from './order-row'
import { arranged, nextOrder, type OrderAction, type OrderState } from './order-state'
import { words } from './words'

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.hint}
      </Typography>
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
