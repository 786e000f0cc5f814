import { isOutdated, type Journal } from '@bucketeer/shared-auth'
import { Button, plainList, styled, useMediaQuery, useTheme } from '@bucketeer/shared-ui'
import { OrderEditor, OrderStrip } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { readingKey, showSavedJournal, storyAnchor } from '../../journal/shown-journal'
import { request } from '../../request'
import { rail } from './reading-column'
import { words } from './words'

/** Puts the Stories of a Journal into another order. Loads the Journal again if it has other Stories by now. */
function useStoryOrder(journalId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (storyIds: string[]) =>
      request('put', '/api/journal/{journalId}/order', { params: { journalId }, body: { storyIds } }),
    onSuccess: (journal) => showSavedJournal(cache, journal),
    onError: async (error) => {
      if (isOutdated(error)) await cache.invalidateQueries({ queryKey: readingKey(journalId) })
    },
  })
}

/** A longer list would hide the first Story from readers. */
const mostOpen = 10

const Frame = styled('nav')(({ theme }) => ({
  [theme.breakpoints.between('md', 'lg')]: { paddingLeft: rail.width + rail.gap },
  '& summary': {
    ...theme.typography.h5,
    width: 'fit-content',
    paddingBlock: theme.spacing(1),
    cursor: 'pointer',
  },
}))
const List = styled('ol')(({ theme }) => ({
  ...plainList,
  counterReset: 'story',
  columnGap: theme.spacing(4),
  [theme.breakpoints.between('md', 'lg')]: { '&[data-long]': { columnCount: 2 } },
  // Beside the Stories it leaves room for the map.
  [theme.breakpoints.up('lg')]: { position: 'relative', maxHeight: '26vh', overflowY: 'auto' },
  '& li': { breakInside: 'avoid', counterIncrement: 'story' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: theme.spacing(1.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover, &[aria-current]': { color: theme.vars.palette.secondary.main },
    '&[aria-current]': { fontWeight: 600 },
  },
  '& a::before': {
    content: 'counter(story) / ""',
    fontFamily: theme.typography.h4.fontFamily,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
  },
}))

interface ContentsProps {
  journal: Pick<Journal, '_id' | 'contents' | 'story'>
  /** Whether the reader may change the order. */
  isOwner: boolean
  /** The id of the Story that is being read. */
  current: string | null
}

/** A single Story needs no contents. */
export const hasContents = ({ contents, story }: ContentsProps['journal']) => (contents ?? story).length > 1

/** Returns the ref of a list that scrolls to the link of what is being read, if it has a scroll bar. */
function useLinkInView(current: string | null) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && list.current) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2
  }, [current])
  return list
}

/** The Stories of a Journal as links to them, which its owner can order. */
export function Contents({ journal, isOwner, current }: ContentsProps) {
  const { _id, contents, story } = journal
  const stories = contents ?? story
  const id = useId()
  const [ordering, setOrdering] = useState<'never' | 'now' | 'saved' | 'ended'>('never')
  const [former, setFormer] = useState<string[]>([])
  const { mutate, reset, error, isPending } = useStoryOrder(_id)
  const saving = { isSaving: isPending, error, isOutdated: isOutdated(error) }
  const isOrdering = ordering === 'now'
  const hasOrdered = ordering === 'saved' || ordering === 'ended'
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const list = useLinkInView(current)
  const switchTo = (next: typeof ordering) => {
    // Forgets an error, and a request that is under way.
    reset()
    setOrdering(next)
  }
  const end = () => switchTo('ended')
  const present = stories.map((each) => each._id)
  return (
    <Frame
      aria-labelledby={isOrdering ? undefined : id}
      aria-label={isOrdering ? words.order : undefined}
      data-ordering={isOrdering ? '' : undefined}
    >
      {isOrdering ? (
        <OrderEditor
          {...saving}
          title={words.order}
          entries={stories.map((each) => ({ id: each._id, name: each.title }))}
          onSave={(storyIds) => {
            const onSuccess = () => {
              setFormer(present)
              switchTo('saved')
            }
            mutate(storyIds, { onSuccess })
          }}
          onCancel={end}
        />
      ) : (
        <details open={isWide || stories.length <= mostOpen || hasOrdered}>
          <summary id={id}>{words.contents}</summary>
          {/* Some screen readers announce no list if it has no markers. */}
          <List ref={list} role="list" data-long={stories.length > 6 ? '' : undefined}>
            {stories.map((each) => (
              <li key={each._id}>
                <Link
                  to={{ hash: storyAnchor(each._id) }}
                  aria-current={each._id === current ? 'location' : undefined}
                >
                  {each.title}
                </Link>
              </li>
            ))}
          </List>
          {ordering === 'saved' && (
            <OrderStrip
              {...saving}
              text={words.orderSaved}
              former={former}
              present={present}
              onSave={(storyIds) => mutate(storyIds, { onSuccess: end })}
              onClose={end}
            />
          )}
          {isOwner && contents && (
            <Button
              size="small"
              color="inherit"
              sx={{ marginTop: 1, marginLeft: -1.75 }}
              key={ordering}
              autoFocus={ordering === 'ended'}
              onClick={() => switchTo('now')}
            >
              {words.changeOrder}
            </Button>
          )}
        </details>
      )}
    </Frame>
  )
}
