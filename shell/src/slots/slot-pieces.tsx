import { slotKey } from '@bucketeer/platform/runtime'
import { useAuth } from '@bucketeer/shared-auth'
import { ErrorBoundary, type SlotPlace, whenPageIdle } from '@bucketeer/shared-ui'
import { type ComponentType, createElement, startTransition, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isPasswordPage } from '../account-page/password-pages'
import { type Piece, piecesOf, reportRendered, reportRenderError } from '../federation/live-registry'
import { loadPiece } from '../federation/load-remote-page'
import { cachedPage, loadPage, pageId } from '../federation/page-cache'
import { RemountPerPerson } from '../person/person-scope'
import { SlotFrame } from './slot-frame'

/** Milliseconds until a piece that failed is loaded again, by the next slot that shows it. */
const retryAfterMs = 60_000

const idOf = ({ remote, name }: Piece) => pageId(remote, slotKey(name))

/** Loads a piece once for all slots on the page, such as the cards of a list. A failure stays pending until the retry. */
const requestPiece = (piece: Piece): Promise<ComponentType> =>
  loadPage(idOf(piece), () =>
    loadPiece(piece).catch(async (error: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
      throw error
    }),
  )

/** Returns a piece's component once it is loaded: after the page is quiet, or at once if it is eager. */
function usePiece(piece: Piece): ComponentType | undefined {
  const [component, setComponent] = useState(() => cachedPage(idOf(piece)))
  useEffect(() => {
    if (component) return
    let isMounted = true
    const request = () => {
      requestPiece(piece).then(
        (loaded) => isMounted && startTransition(() => setComponent(() => loaded)),
        // Reported by the loader.
        () => undefined,
      )
    }
    const cancel = piece.eager ? request() : whenPageIdle(request)
    return () => {
      isMounted = false
      cancel?.()
    }
  }, [piece, component])
  return component
}

function ReportRendered({ remote }: { remote: string }) {
  useEffect(() => reportRendered(remote), [remote])
  return null
}

interface SlotPieceProps extends Pick<SlotPlace, 'props' | 'isInline'> {
  piece: Piece
}

/** Renders one piece of a slot. A piece that fails is reported, and its place stays empty. */
function SlotPiece({ piece, props, isInline }: SlotPieceProps) {
  const { remote, name, minHeight } = piece
  const component = usePiece(piece)
  const reportError = (error: unknown) => reportRenderError(remote, error, slotKey(name))
  return (
    <SlotFrame minHeight={minHeight} isInline={isInline}>
      {component && (
        <ErrorBoundary fallback={null} onError={reportError}>
          <Suspense fallback={null}>
            {/* Its own build has checked the props. */}
            {createElement(component, props)}
            <ReportRendered remote={remote} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SlotFrame>
  )
}

/**
 * Returns whether pieces may run on this page: none beside a field for a password. /login has the slot `login.welcome`
 * instead of its form.
 */
const mayRun = (pathname: string, slot: string) => !isPasswordPage(pathname) || slot === 'login.welcome'

function SlotPieces({ name, props, isInline }: SlotPlace) {
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
