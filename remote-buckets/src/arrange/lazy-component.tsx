import { Button, type LazyResource, RetryBanner } from '@bucketeer/shared-ui'
import { type ComponentType, useEffect, useState } from 'react'
import { words } from './words'

/** The button below the shown items of a list; nothing if all are shown. */
export function MoreButton({ shown, all, onMore }: { shown: number; all: number; onMore(): void }) {
  if (shown >= all) return null
  return (
    <Button variant="outlined" onClick={onMore} sx={{ alignSelf: 'center' }}>
      {words.showMore(shown, all)}
    </Button>
  )
}

interface LazyComponentProps<Props extends object> {
  code: LazyResource<ComponentType<Props>>
  props: Props
  /** Shown with a retry when the code fails to load; nothing without it. */
  failure?: string
}

/** Renders a component whose code is loaded on demand. */
export function LazyComponent<Props extends object>({ code, props, failure }: LazyComponentProps<Props>) {
  const [Component, setComponent] = useState(() => code.value())
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  useEffect(() => {
    code.load().then(
      (loaded) => setComponent(() => loaded),
      () => setFailedAttempt(attempt),
    )
  }, [code, attempt])
  if (Component) return <Component {...props} />
  if (!failure || failedAttempt < attempt) return null
  return <RetryBanner title={failure} error={words.loadFailed} onRetry={() => setAttempt(attempt + 1)} />
}
