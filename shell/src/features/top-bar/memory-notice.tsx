import { useState } from 'react'
import { Alert, InfoIcon } from '@bucketeer/shared-ui'
import { useAuth } from '@bucketeer/shared-auth'
import { words } from './words'

/** Says that the session will not outlive the page, where the browser lets nothing be stored. */
export const MemoryNotice = () => {
  const isForgotten = useAuth(({ isLoggedIn, isRemembered }) => isLoggedIn && !isRemembered)
  const [isClosed, setClosed] = useState(false)
  if (!isForgotten || isClosed) return null
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
