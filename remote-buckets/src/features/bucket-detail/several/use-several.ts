import type { Kick } from '@bucketeer/shared-auth'
import { useState } from 'react'
import type { Selecting } from '../list/select-box'
import type { Destination, Undo } from './move-kicks'

/** The last action, and the request that undoes it. */
export type Past =
  { did: 'move'; count: number; to: Destination; undo: Undo } | { did: 'order'; former: string[] }

/** The button that opened what is closed now. It gets the focus back. */
export type Starter = 'select' | 'order'

type State =
  { is: 'reading'; focus?: Starter } | { is: 'ordering' } | { is: 'selecting'; ids: ReadonlySet<string> }

const reading: State = { is: 'reading' }

/** Returns what is being done with several Kicks of a Bucket. */
export const useSeveral = (kicks: Kick[]) => {
  const [state, setState] = useState<State>(reading)
  const [past, setPast] = useState<Past | null>(null)
  const start = (next: State) => {
    setState(next)
    setPast(null)
  }
  // An action may end after the user has gone on to another.
  const end = (done: Past, began: State['is']) => {
    setState((present) => (present.is === began ? reading : present))
    setPast(done)
  }
  const close = (focuses: boolean) => {
    setState(focuses ? { is: 'reading', focus: past?.did === 'order' ? 'order' : 'select' } : reading)
    setPast(null)
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
    /** Without Kicks that have left meanwhile. */
    selected: kicks.filter(({ _id }) => selecting?.ids.has(_id)),
    /** The button to focus, if any. */
    focus: state.is === 'reading' ? state.focus : undefined,
    past,
    /** Closes the message about the last action. */
    forget: () => close(kicks.length > 0),
    /** Closes it when the Kicks return, which may bring back the button. */
    forgetUndone: () => close(true),
    /** Called once the button has the focus, so that it is not focused again when it appears another time. */
    focused: () => setState(reading),
    stop: () => setState({ is: 'reading', focus: selecting ? 'select' : 'order' }),
    toggleSelecting: () => (selecting ? setState(reading) : start({ is: 'selecting', ids: new Set() })),
    selectAll: (all: Kick[]) => setState({ is: 'selecting', ids: new Set(all.map(({ _id }) => _id)) }),
    startOrder: () => start({ is: 'ordering' }),
    finishOrder: (former: Kick[]) => end({ did: 'order', former: former.map(({ _id }) => _id) }, 'ordering'),
    finishMove: (count: number, to: Destination, undo: Undo) =>
      end({ did: 'move', count, to, undo }, 'selecting'),
  }
}
