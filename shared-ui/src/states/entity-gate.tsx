import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode } from 'react'
import { ErrorBanner } from './error-banner'
import { ErrorView } from './error-view'
import { EmptyDrawing } from '../drawings/empty-drawing'
import { RetryIcon } from '../icons'
import { PageFrame, type PageFrameProps } from '../page/page-frame'
import { words } from '../words'

export interface EntityGateProps<Entity> {
  /** A `useQuery`; its error is an `ApiError`, whose `status` is the answer's. */
  query: { data: Entity | undefined; error: Error | null; refetch(): unknown }
  /** Shown while the entity is loading. */
  skeleton: ReactNode
  /** The h1 of the page when the entity could not be read. */
  heading: string
  /** Stands before the error's message: 'Could not get Bucket:' */
  failure: string
  /** The way back and the width of that page. */
  page?: Pick<PageFrameProps, 'back' | 'wide'>
  /** Stands above that page. */
  above?: ReactNode
  children(entity: Entity): ReactNode
}

const statusOf = (error: Error | null): unknown => error && 'status' in error && error.status

/** There is no such entity (any more), or it is somebody else's. */
const isNotFound = (error: Error | null) => statusOf(error) === 404

/** The call succeeded by its status, and yet brought no entity. */
const isEmptyAnswer = (error: Error) => {
  const status = statusOf(error)
  return typeof status === 'number' && status < 400
}

/** Renders a page with its entity; while there is none, its skeleton or why it could not be read. */
export function EntityGate<Entity>({ query, skeleton, children, ...failed }: EntityGateProps<Entity>) {
  const { data, error } = query
  // Stale data is still worth showing; an entity that was deleted elsewhere is not.
  if (data !== undefined && !isNotFound(error)) return children(data)
  if (error) return <Failure {...failed} error={error} onRetry={() => void query.refetch()} />
  return skeleton
}

interface FailureProps extends Pick<EntityGateProps<unknown>, 'heading' | 'failure' | 'page' | 'above'> {
  error: Error
  onRetry(): void
}

function Failure({ heading, failure, page, above, error, onRetry }: FailureProps) {
  const emptyAnswer = <ErrorView onRetry={onRetry} {...(page?.back && { back: page.back })} />
  const reason = (
    <PageFrame title={heading} {...page}>
      <Stack sx={{ alignItems: 'flex-start', gap: 3 }}>
        <ErrorBanner title={failure} error={error} />
        {!isNotFound(error) && (
          <Button variant="contained" startIcon={<RetryIcon size={18} />} onClick={onRetry}>
            {words.error.retry}
          </Button>
        )}
        <EmptyDrawing kind="lost" />
      </Stack>
    </PageFrame>
  )
  return (
    <>
      {above}
      {isEmptyAnswer(error) ? emptyAnswer : reason}
    </>
  )
}
