import { useLocation } from 'react-router-dom'

/** The state of a navigation to the list after a Kick was created, which the list marks. */
export interface LandedKick {
  landed: { _id: string; name: string }
}

const isLandedKick = (state: unknown): state is LandedKick =>
  typeof state === 'object' && state !== null && 'landed' in state

/** Returns the Kick just created, if the list was opened after that. */
export function useLandedKick(): LandedKick['landed'] | null {
  const state: unknown = useLocation().state
  return isLandedKick(state) ? state.landed : null
}
