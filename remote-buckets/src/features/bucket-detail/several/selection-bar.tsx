import type { Kick } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, Paper, shadow, Stack, Typography } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { words } from '../words'
import { MoveDialog } from './move-dialog'
import { type Destination, type Undo, useMoveKicks } from './move-kicks'

interface SelectionBarProps {
  bucketId: string
  /** The Kicks that are selected. */
  selected: readonly Kick[]
  /** How many of them the search leaves out. */
  hidden: number
  onSelectAll(): void
  onCancel(): void
  /** Called when the Kicks have left. */
  onMoved(count: number, to: Destination, undo: Undo): void
}

/** The actions for the selected Kicks. Stays in view at the bottom. */
export default function SelectionBar({ bucketId, selected, hidden, ...on }: SelectionBarProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { mutateAsync, isPending, error, variables } = useMoveKicks(bucketId)
  const count = selected.length
  const leave = (to: Destination) => {
    setChoosing(false)
    if (isPending) return
    const kickIds = selected.map(({ _id }) => _id)
    // Also when selecting has ended meanwhile, because Undo is needed then, too.
    mutateAsync({ kickIds, to }).then(
      ({ undo }) => on.onMoved(count, to, undo),
      () => {},
    )
  }
  return (
    <Paper
      role="region"
      aria-label={words.selectedKicks}
      sx={(theme) => ({
        position: 'sticky',
        // Above the bar of phones.
        bottom: 'calc(16px + var(--bottom-bar-height, 0px))',
        zIndex: 3,
        boxShadow: shadow(theme, 'floating'),
        padding: theme.spacing(1, 2),
      })}
    >
      <ErrorBanner title={variables?.to ? words.couldNotMove : words.couldNotRemove} error={error} />
      {selected.some(({ withdrawn }) => withdrawn) && (
        <Typography variant="body2" sx={{ paddingBlock: 0.5 }}>
          {words.withdrawnNote}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {words.selected(count, hidden)}
        </Typography>
        <Button size="small" color="inherit" disabled={isPending} onClick={on.onSelectAll}>
          {words.selectAll}
        </Button>
        <Button
          size="small"
          variant="contained"
          disabled={count === 0}
          loading={isPending && variables.to !== null}
          onClick={() => setChoosing(true)}
        >
          {words.move}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={count === 0}
          loading={isPending && variables.to === null}
          onClick={() => leave(null)}
        >
          {words.remove}
        </Button>
        <Button size="small" color="inherit" disabled={isPending} onClick={on.onCancel}>
          {words.cancel}
        </Button>
      </Stack>
      {isChoosing && (
        <MoveDialog bucketId={bucketId} count={count} onChoose={leave} onClose={() => setChoosing(false)} />
      )}
    </Paper>
  )
}
