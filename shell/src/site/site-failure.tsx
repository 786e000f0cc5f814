import { useEffect } from 'react'
import { ErrorView } from '@bucketeer/shared-ui'
import { reportBrokenShell } from '../federation'
import { words } from './words'

/** Instead of the whole site, when what stands around its pages fails: only a fresh start helps then. */
export const SiteFailure = () => {
  useEffect(reportBrokenShell, [])
  return <ErrorView message={words.failure} onRetry={() => window.location.reload()} />
}
