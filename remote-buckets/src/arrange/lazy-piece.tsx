import { type LazyResource, RetryBanner } from '@bucketeer/shared-ui'
import { type ComponentType, useEffect, useState } from 'react'

interface LazyPieceProps<Props extends object> {
  code: LazyResource<ComponentType<Props>>
  props: Props
  /** Shown with a retry when the code fails to load; nothing without it. */
  failure?: string
}

/** A part of the page whose code is loaded when it is needed. */
export function LazyPiece<Props extends object>({ code, props, failure }: LazyPieceProps<Props>) {
  const [Piece, setPiece] = useState(() => code.value())
  const [error, setError] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    code.load().then(
      (loaded) => setPiece(() => loaded),
      () => setError(new Error('Check the connection, then try again.')),
    )
  }, [code, attempt])
  const retry = () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  if (Piece) return <Piece {...props} />
  return failure ? <RetryBanner title={failure} error={error} onRetry={retry} /> : null
}
