import { type ComponentType, createElement, startTransition, Suspense, useEffect, useState } from 'react'
import { slotKey } from '@bucketeer/platform/runtime'
import { ErrorBoundary, type SlotPlace, whenPageIdle } from '@bucketeer/shared-ui'
import { liveVersion, type Piece, runningRelease } from '../federation/live-registry'
import { reportFailure, reportSuccess } from '../federation/report'
import { SlotFrame } from './slot-frame'
import { loadPiece } from '../federation/load-remote-page'

/** A piece gets the props of its slot, which its own build has checked. */
type PieceComponent = ComponentType<object>

const loaded = new Map<string, PieceComponent>()
const loading = new Map<string, Promise<PieceComponent>>()

/** Milliseconds until a piece that failed is loaded again, by the next slot that shows it. */
const retryAfterMs = 60_000

const idOf = ({ remote, name }: Piece) => `${remote} ${liveVersion(remote)} ${name}`

/** Returns a piece that is loaded already. */
const cachedPiece = (piece: Piece): PieceComponent | undefined => loaded.get(idOf(piece))

/** Loads a piece once for all slots on the page, such as the cards of a list. */
const requestPiece = (piece: Piece): Promise<PieceComponent> => {
  const id = idOf(piece)
  const request =
    loading.get(id) ??
    loadPiece(piece).then(({ default: component }) => {
      loaded.set(id, component)
      return component
    })
  if (!loading.has(id)) {
    loading.set(id, request)
    request.catch(() => setTimeout(() => loading.delete(id), retryAfterMs))
  }
  return request
}

/** Returns a piece's component once it is loaded: after the page is quiet, or at once if it is eager. */
const usePiece = (piece: Piece): PieceComponent | undefined => {
  const [component, setComponent] = useState(() => cachedPiece(piece))
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

const ReportRendered = ({ remote }: { remote: string }) => {
  useEffect(() => {
    const release = runningRelease(remote)
    if (release?.isCanary) reportSuccess({ part: remote, version: release.version })
  }, [remote])
  return null
}

interface SlotPieceProps extends Pick<SlotPlace, 'props' | 'isInline'> {
  piece: Piece
}

/** Renders one piece of a slot. A piece that fails is reported, and its place stays empty. */
export const SlotPiece = ({ piece, props, isInline }: SlotPieceProps) => {
  const { remote, name, minHeight } = piece
  const component = usePiece(piece)
  const reportError = (error: unknown) => {
    const version = runningRelease(remote)?.version
    if (version) reportFailure({ part: remote, version }, 'render', { error, route: slotKey(name) })
  }
  return (
    <SlotFrame minHeight={minHeight} isInline={isInline}>
      {component && (
        <ErrorBoundary fallback={null} onError={reportError}>
          <Suspense fallback={null}>
            {createElement(component, props)}
            <ReportRendered remote={remote} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SlotFrame>
  )
}
