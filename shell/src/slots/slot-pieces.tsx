import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import type { SlotPlace } from '@bucketeer/shared-ui'
import { piecesOf } from '../federation/live-registry'
import { RemountPerPerson } from '../person/remount-per-person'
import { isPasswordPage } from '../account-page/password-pages'
import { SlotPiece } from './slot-piece'

/**
 * Returns whether pieces may run on this page: none beside a field for a password. /login has the slot `login.welcome`
 * instead of its form.
 */
const mayRun = (pathname: string, slot: string) => !isPasswordPage(pathname) || slot === 'login.welcome'

const SlotPieces = ({ name, props, isInline }: SlotPlace) => {
  // The pieces stay the same while the page is mounted, whatever becomes live.
  const [pieces] = useState(() => piecesOf(name))
  const isLoggedIn = useAuth((state) => state.isLoggedIn)
  const { pathname } = useLocation()
  if (!mayRun(pathname, name)) return null
  return pieces
    .filter(({ access }) => access === 'public' || isLoggedIn)
    .map((piece) => (
      <RemountPerPerson key={piece.remote}>
        <SlotPiece piece={piece} props={props} isInline={isInline} />
      </RemountPerPerson>
    ))
}

/** Renders the pieces that the registry's remotes add to a slot; for `SlotContext`. */
export const renderSlot = (place: SlotPlace) => <SlotPieces {...place} />
