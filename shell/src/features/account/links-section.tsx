import { useEffect, useRef, useState } from 'react'
import type { ShareLink } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  ErrorBanner,
  NextPage,
  RetryBanner,
  Skeleton,
  Stack,
  Typography,
  useToasts,
} from '@bucketeer/shared-ui'
import { ConfirmDialog } from '@bucketeer/shared-ui/forms'
import { LinkRow, nameOf } from './link-row'
import { useEndLinks, useLinks } from './use-links'
import { words } from './words'

const { heading, text, none, loading, failure, list, more, end, endAll } = words.links
const { endQuestion, endText, endAllQuestion, endAllText, endFailure, ended, endedAll } = words.links

const onTheirWay = (
  <Stack role="status" aria-label={loading} sx={{ gap: 1 }}>
    <Skeleton width="60%" height={32} />
    <Skeleton width="45%" height={32} />
  </Stack>
)

/** Lists the user's links, and ends one or all after a confirmation. */
export function LinksSection() {
  const links = useLinks()
  const ending = useEndLinks()
  const toasts = useToasts()
  const [asked, setAsked] = useState<ShareLink | 'all'>()
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, isPending, isFetchNextPageError, refetch } = links
  const isAll = asked === 'all'
  const hasEnded = ending.isSuccess && asked === undefined
  useEffect(() => {
    // The button that had the focus is gone.
    if (hasEnded) title.current?.focus()
  }, [hasEnded])
  const ask = (link: ShareLink | 'all') => {
    ending.reset()
    setAsked(link)
  }
  const confirm = () => {
    if (asked === undefined) return
    ending.mutate(asked, {
      onSuccess: () => toasts.success(isAll ? endedAll : ended),
      onSettled: () => setAsked(undefined),
    })
  }
  return (
    <Box component="section">
      <Typography variant="h4" component="h2" ref={title} tabIndex={-1}>
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>
        {data?.length === 0 ? none : text}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        <RetryBanner
          title={failure}
          error={isFetchNextPageError ? null : error}
          onRetry={() => void refetch()}
        />
        <ErrorBanner title={endFailure} error={ending.error} />
        {isPending && onTheirWay}
        {data && data.length > 0 && (
          <>
            <Box component="ul" aria-label={list} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
              {data.map((link) => (
                <LinkRow key={link._id} link={link} onEnd={() => ask(link)} />
              ))}
            </Box>
            <NextPage list={links} label={more} failure={failure} loadsNear={false} />
            <Button
              variant="outlined"
              color="error"
              onClick={() => ask('all')}
              sx={{ alignSelf: 'flex-start' }}
            >
              {endAll}
            </Button>
          </>
        )}
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        title={isAll ? endAllQuestion : endQuestion}
        text={isAll ? endAllText : asked && endText(nameOf(asked))}
        confirm={isAll ? endAll : end}
        tone="error"
        busy={ending.isPending}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      />
    </Box>
  )
}
