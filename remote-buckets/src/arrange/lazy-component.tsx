import { Button, type LazyResource, RetryBanner, useIdleResource } from '@bucketeer/shared-ui'
import { type ComponentType, useEffect } from 'react'
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
  /** Whether its code is loaded once the browser is idle. */
  isOptional?: boolean
}

/** Renders a component whose code is loaded on demand. */
export function LazyComponent<Props extends object>({
  code,
  props,
  failure,
  isOptional = false,
}: LazyComponentProps<Props>) {
  const { value: Component, hasFailed, load } = useIdleResource(code)
  useEffect(() => (isOptional ? undefined : load()), [isOptional, load])
  if (Component) return <Component {...props} />
  return failure && hasFailed && <RetryBanner title={failure} error={words.loadFailed} onRetry={load} />
}
