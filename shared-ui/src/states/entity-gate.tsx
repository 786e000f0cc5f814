import Stack from '@mui/material/Stack'
import { type ReactNode } from 'react'
import { ErrorBanner, RetryButton } from './banners'
import { ErrorView } from './message-views'
import { EmptyDrawing } from '../drawings/drawings'
import { PageFrame, type PageFrameProps } from '../page/page-frame'

export interface EntityGateProps<Entity> {
  /** The result of `useQuery`; its error is an `ApiError`. */
  query: { data: Entity | undefined; error: Error | null; refetch(): unknown }
  /** Shown while the entity is loading. */
  skeleton: ReactNode
  /** The h1 of the page when the entity could not be read. */
  heading: string
  /** Shown before the error's message: 'Could not get Bucket:' */
  failure: string
  /** The back link and the width of the error page. */
  page?: Pick<PageFrameProps, 'back' | 'wide'>
  /** Shown above the error page. */
  above?: ReactNode
  children(entity: Entity): ReactNode
}

/** Returns the HTTP status of an error of the API. */
export const statusOf = (error: Error | null): unknown => error && 'status' in error && error.status

/** The entity does not exist, or belongs to another user. */
const isNotFound = (error: Error | null) => statusOf(error) === 404

/** The response has a success status but no entity. */
function isEmptyResponse(error: Error) {
  const status = statusOf(error)
  return typeof status === 'number' && status < 400
}

/** Renders a page with its entity. Shows the skeleton while loading, and an error page on failure. */
export function EntityGate<Entity>({ query, skeleton, children, ...failed }: EntityGateProps<Entity>) {
  const { data, error } = query
  // Shows stale data when a refetch fails, except when the entity was deleted meanwhile.
  if (data !== undefined && !isNotFound(error)) return children(data)
  if (error) return <Failure {...failed} error={error} onRetry={() => void query.refetch()} />
  return skeleton
}

interface FailureProps extends Pick<EntityGateProps<unknown>, 'heading' | 'failure' | 'page' | 'above'> {
  error: Error
  onRetry(): void
}

function Failure({ heading, failure, page, above, error, onRetry }: FailureProps) {
  return (
    <>
      {above}
      {isEmptyResponse(error) ? (
        <ErrorView onRetry={onRetry} {...(page?.back && { back: page.back })} />
      ) : (
        <PageFrame title={heading} {...page}>
          <Stack sx={{ alignItems: 'flex-start', gap: 3 }}>
            <ErrorBanner title={failure} error={error} />
            {!isNotFound(error) && <RetryButton variant="contained" onClick={onRetry} />}
            <EmptyDrawing kind="lost" />
          </Stack>
        </PageFrame>
      )}
    </>
  )
}
