import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const isOfSheet = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isSheet' in state && state.isSheet === true

/** Returns whether the current history entry is that of a sheet. */
export const useIsSheetEntry = () => isOfSheet(useLocation().state)

/**
 * Gives an open sheet a history entry of its own at the same URL, so that the browser's Back closes it instead of
 * leaving the page.
 * @param onBack called after Back; returns whether the sheet closes
 */
export function useHistoryEntry(isOpen: boolean, onBack: () => boolean) {
  const navigate = useNavigate()
  const location = useLocation()
  const isOnEntry = isOfSheet(location.state)
  const historyEntry = useRef<'none' | 'requested' | 'present'>('none')

  const push = () => {
    historyEntry.current = 'requested'
    const state: unknown = location.state
    void navigate(location, {
      state: { ...(typeof state === 'object' && state), isSheet: true },
      preventScrollReset: true,
    })
  }
  const follow = useEffectEvent(() => {
    if (isOpen && isOnEntry) historyEntry.current = 'present'
    else if (isOpen && historyEntry.current === 'none') push()
    else if (isOpen && historyEntry.current === 'present') {
      historyEntry.current = 'none'
      if (!onBack()) push()
    } else if (!isOpen && historyEntry.current !== 'none') {
      historyEntry.current = 'none'
      if (isOnEntry) void navigate(-1)
    }
  })
  useEffect(() => follow(), [isOpen, isOnEntry])
}
