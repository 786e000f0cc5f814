import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { authStore } from './auth'
import type { AuthState } from './auth-state'

const selectAll = (state: AuthState) => state

/**
 * Returns the session's state and actions.
 * @param selector selects part of it, so that the component renders only when that part changes (compared shallowly)
 */
export function useAuth(): AuthState
export function useAuth<Selected>(selector: (state: AuthState) => Selected): Selected
export function useAuth<Selected>(
  selector: (state: AuthState) => AuthState | Selected = selectAll,
): AuthState | Selected {
  return useStore(authStore, useShallow(selector))
}
