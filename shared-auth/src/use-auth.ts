import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { authStore } from './auth'
import type { AuthState } from './auth-state'

const everything = (state: AuthState) => state

/**
 * Who is signed in, and how to change that.
 * @param selector picks what the component needs, so that it renders only when that changes; it may pick several
 *   things into an object or array
 */
export function useAuth(): AuthState
export function useAuth<Selected>(selector: (state: AuthState) => Selected): Selected
export function useAuth<Selected>(
  selector: (state: AuthState) => AuthState | Selected = everything,
): AuthState | Selected {
  return useStore(authStore, useShallow(selector))
}
