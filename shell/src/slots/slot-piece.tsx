import { createElement, startTransition, Suspense, useEffect, useState } from 'react'
import { slotKey } from '@bucketeer/platform/runtime'
import { ErrorBoundary, type SlotPlace, whenPageIdle } from '@bucketeer/shared-ui'
import { type Piece, runningRelease } from '../federation/live-registry'
import { reportFailure, reportSuccess } from '../federation/report'
import { cachedPiece, type PieceComponent, requestPiece } from './piece-cache'
import { SlotFrame } from './slot-frame'

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
