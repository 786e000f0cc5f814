import { useState } from 'react'
import { Alert, InfoIcon } from '@bucketeer/shared-ui'
import { useAuth } from '@bucketeer/shared-auth'
import { words } from './words'

/** Warns members that the session ends with the page, because the browser allows no storage. */
export function UnsavedSessionNotice() {
  const isUnsaved = useAuth(({ isLoggedIn, isRemembered }) => isLoggedIn && !isRemembered)
  const [isClosed, setClosed] = useState(false)
  if (!isUnsaved || isClosed) return null
  return (
    <Alert
      role="status"
      severity="info"
      icon={<InfoIcon size={22} />}
      onClose={() => setClosed(true)}
      sx={{ borderRadius: 0, borderWidth: '0 0 1px' }}
    >
      {words.notRemembered}
    </Alert>
  )
}
