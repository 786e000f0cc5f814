import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { words } from '../words'
import { discardUnsavedWork, hasUnsavedWork, useUnloadWarning } from './unload-warning'

/**
 * For changes that no draft keeps: asks before a link or Back leads to another page, before the tab closes, and before a
 * log-out.
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  useUnloadWarning(isUnsaved ? 'unsaved' : 'saved')
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // The log-out has its own question.
      isUnsaved && hasUnsavedWork() && nextLocation.pathname !== currentLocation.pathname,
  )
  const leave = () => {
    discardUnsavedWork()
    proceed?.()
  }
  return (
    <ConfirmDialog {...words.leave} open={state === 'blocked'} onConfirm={leave} onCancel={() => reset?.()} />
  )
}
