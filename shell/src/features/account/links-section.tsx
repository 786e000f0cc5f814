import { type ShareLink } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  ErrorBanner,
  formatDay,
  ListView,
  Rows,
  SecondaryText,
  Stack,
  TextLink,
  useToasts,
} from '@bucketeer/shared-ui'
import { ConfirmDialog, SettingsSection } from '@bucketeer/shared-ui/forms'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { request } from '../../request'
import { words } from './words'

const pages = { bucket: '/buckets', journal: '/journal', log: '/log', year: '/log/year' } as const

const nameOf = ({ kind, id, name = id }: ShareLink) => (kind === 'year' ? words.links.year(id) : name)

function detailsOf(link: ShareLink) {
  const { kind, createdAt, expiresAt, hasPassword, hasPreview, showsNotes } = link
  const { kinds, since, until, untilEnded, password, preview, notes } = words.links
  return [
    kinds[kind],
    since(formatDay(createdAt)),
    expiresAt === null ? untilEnded : until(formatDay(expiresAt)),
    ...(hasPassword ? [password] : []),
    ...(hasPreview && !hasPassword ? [preview] : []),
    ...(showsNotes ? [notes] : []),
  ].join(' · ')
}

/** One of the user's links, with a button that ends it. */
function LinkRow({ link, onEnd }: { link: ShareLink; onEnd: () => void }) {
  const name = nameOf(link)
  const { end, endOf } = words.links
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1,
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        paddingBlock: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <TextLink to={`${pages[link.kind]}/${link.id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </TextLink>
        <SecondaryText>{detailsOf(link)}</SecondaryText>
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={endOf(name)}
        onClick={onEnd}
        sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}
      >
        {end}
      </Button>
    </Stack>
  )
}

const queryKey = ['links']

/** Queries the links of the user that work, in pages. */
const useLinks = () => useInfiniteQuery(request.pages(queryKey, '/api/share', { query: { limit: 20 } }))

/** Ends one link, or all of them. */
function useEndLinks() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (link: ShareLink | 'all'): Promise<unknown> =>
      link === 'all'
        ? request('delete', '/api/share', {})
        : request('delete', '/api/share/{id}', { params: { id: link._id } }),
    // The list is read again also after a failure: the link may have ended elsewhere.
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
}

/** Lists the user's links, and ends one or all after a confirmation. */
export function LinksSection() {
  const { heading, text, none, failure, list, more, end, endAll } = words.links
  const { endQuestion, endText, endAllQuestion, endAllText, endFailure, ended, endedAll } = words.links
  const links = useLinks()
  const ending = useEndLinks()
  const toasts = useToasts()
  const [asked, setAsked] = useState<ShareLink | 'all'>()
  const title = useRef<HTMLHeadingElement>(null)
  const { data } = links
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
    <SettingsSection heading={heading} text={data?.length === 0 ? none : text} headingRef={title}>
      <Stack sx={{ gap: 2 }}>
        <ErrorBanner title={endFailure} error={ending.error} />
        <ListView
          list={links}
          loading={words.links.loading}
          failure={failure}
          more={more}
          loadsNear={false}
          gap={2}
        >
          {(items) => (
            <Rows items={items} label={list} gap={0}>
              {(link) => <LinkRow link={link} onEnd={() => ask(link)} />}
            </Rows>
          )}
        </ListView>
        {data && data.length > 0 && (
          <Button
            variant="outlined"
            color="error"
            onClick={() => ask('all')}
            sx={{ alignSelf: 'flex-start' }}
          >
            {endAll}
          </Button>
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
    </SettingsSection>
  )
}
