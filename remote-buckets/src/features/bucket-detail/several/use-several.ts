import type { Kick } from '@bucketeer/shared-auth'
import { useState } from 'react'
import type { Selecting } from '../kick-chips'
import type { Destination, Undo } from '../../../bucket/move-kicks'

/** A move or removal of several Kicks, with its undo. */
export interface Move {
  kind: 'move'
  count: number
  to: Destination
  undo: Undo
}

type Action = Move | { kind: 'order'; former: string[] }

/** The button that gets the focus when the editor or the selection closes. */
export type OpenerButton = 'select' | 'order'

type State =
  { is: 'reading'; focus?: OpenerButton } | { is: 'ordering' } | { is: 'selecting'; ids: ReadonlySet<string> }

const reading: State = { is: 'reading' }

/** Manages selecting, moving and ordering the Kicks of a Bucket, and the last action for Undo. */
export function useSeveral(kicks: Kick[]) {
  const [state, setState] = useState<State>(reading)
  const [lastAction, setLastAction] = useState<Action | null>(null)
  const start = (next: State) => {
    setState(next)
    setLastAction(null)
  }
  // An action may end after the user has gone on to another.
  const end = (done: Action, began: State['is']) => {
    setState((present) => (present.is === began ? reading : present))
    setLastAction(done)
  }
  const close = (focuses: boolean) => {
    setState(focuses ? { is: 'reading', focus: lastAction?.kind === 'order' ? 'order' : 'select' } : reading)
    setLastAction(null)
  }
  const selecting: Selecting | null =
    state.is === 'selecting'
      ? {
          ids: state.ids,
          toggle: (kickId) => {
            const ids = new Set(state.ids)
            if (!ids.delete(kickId)) ids.add(kickId)
            setState({ is: 'selecting', ids })
          },
        }
      : null
  return {
    isOrdering: state.is === 'ordering',
    selecting,
    /** Without Kicks that are no longer in the Bucket. */
    selected: kicks.filter(({ _id }) => selecting?.ids.has(_id)),
    /** The button to focus, if any. */
    focus: state.is === 'reading' ? state.focus : undefined,
    lastAction,
    /** Closes the message about the last action. */
    dismiss: () => close(kicks.length > 0),
    /** Closes it when the Kicks return, which may bring back the button. */
    dismissUndone: () => close(true),
    /** Called once the button has the focus, so that it is not focused again when it appears another time. */
    focused: () => setState(reading),
    stop: () => setState({ is: 'reading', focus: selecting ? 'select' : 'order' }),
    toggleSelecting: () => (selecting ? setState(reading) : start({ is: 'selecting', ids: new Set() })),
    /** Adds these to the selection. */
    selectAll: (all: Kick[]) =>
      setState({ is: 'selecting', ids: new Set([...(selecting?.ids ?? []), ...all.map(({ _id }) => _id)]) }),
    startOrder: () => start({ is: 'ordering' }),
    finishOrder: (former: Kick[]) => end({ kind: 'order', former: former.map(({ _id }) => _id) }, 'ordering'),
    finishMove: (count: number, to: Destination, undo: Undo) =>
      end({ kind: 'move', count, to, undo }, 'selecting'),
  }
}

export type Several = ReturnType<typeof useSeveral>
