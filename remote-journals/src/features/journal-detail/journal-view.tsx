import { type Journal, useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  ErrorBanner,
  formatMonth,
  LinkButton,
  type PagedList,
  PageFrame,
  PlusIcon,
  Slot,
  Stack,
  useToasts,
} from '@bucketeer/shared-ui'
import { DeleteDialog } from '@bucketeer/shared-ui/forms'
import { HiddenNotice, JoinInvitation, periodWords } from '@bucketeer/shared-ui/social'
import { Byline } from '../../byline/byline'
import { BackLinks } from '../../journal/journal-gate'
import { words as journalWords } from '../../journal/words'
import { LoginPrompt } from '../../login-prompt/login-prompt'
import { Contents, hasContents } from './contents'
import { useJournalDeletion, useStoryDeletion } from './deletions'
import { JournalIntro } from './journal-intro'
import { JournalMap } from './journal-map'
import { rail, ReadingColumn } from './reading-column'
import { StoryList } from './story-list'
import { useCurrentStory, useShownStory } from './use-shown-story'
import { words } from './words'

/** A reader who closes the device's sheet needs no message. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

interface ShareButtonsProps {
  title: string
  /** The path of the page to share. */
  path: string
}

/** Copies the address of a page, or hands it to the share sheet of devices that have one. */
function ShareButtons({ title, path }: ShareButtonsProps) {
  const toasts = useToasts()
  const url = new URL(path, document.baseURI).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toasts.success(words.linkCopied, { detail: title })
    } catch {
      toasts.error(words.couldNotCopy)
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      if (!isCancelled(error)) await copy()
    }
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {'share' in navigator && (
        <Button variant="outlined" onClick={() => void share()}>
          {words.share}
        </Button>
      )}
      <Button variant="outlined" onClick={() => void copy()}>
        {words.copyLink}
      </Button>
    </Stack>
  )
}

/** Returns the months that the Stories tell of, or else that in which the Journal was created. */
function datesOf({ contents = [], createdAt }: Journal) {
  const days = contents.flatMap(({ happenedOn }) => happenedOn ?? []).toSorted()
  const months = [days.at(0), days.at(-1)].flatMap((on) =>
    on ? periodWords({ on, precision: 'month' }) : [],
  )
  return months.length > 0 ? [...new Set(months)].join(' – ') : formatMonth(createdAt)
}

/** Returns the key figures of a Journal, without zeros; who may read it for its owner only. */
function journalFigures(journal: Journal, reader: 'owner' | 'guest'): string[] {
  const { audience, storyCount } = journal
  return [
    ...(reader === 'owner' ? [journalWords.audiences[audience]] : []),
    ...(storyCount > 0 ? [words.storyCount(storyCount)] : []),
    datesOf(journal),
  ]
}

interface JournalViewProps {
  /** With the Stories that are loaded so far. */
  journal: Journal
  /** The Stories after them; null if there are none. */
  later?: PagedList | null
  /** Why the last refresh failed. */
  refreshError: Error | null
  /** Opened by a link: read-only also for its owner, and without slots, whose pieces may not see the Journal. */
  byLink?: boolean
}

/** A Journal with cover, introduction and Stories. */
export function JournalView({ journal, later = null, refreshError, byLink = false }: JournalViewProps) {
  const { _id, title, createdBy, author, cover, story } = journal
  const { user, isLoggedIn, isLoading } = useAuth()
  const journalDeletion = useJournalDeletion()
  const storyDeletion = useStoryDeletion(_id)
  useShownStory(journal, later)
  const current = useCurrentStory(story)
  const reader = byLink ? null : (user?._id ?? null)
  const isOwner = reader === createdBy
  const isVisitor = !isLoggedIn && !isLoading

  const addStory = isOwner && (
    <LinkButton to={`/journal/story/${_id}`} variant="contained" startIcon={<PlusIcon size={20} />}>
      {words.addStory}
    </LinkButton>
  )
  return (
    <>
      {!byLink && <BackLinks />}
      <PageFrame
        wide
        title={title}
        picture={{
          src: cover?.url ?? null,
          alt: '',
          cover: { name: title, kind: 'Journal', ratio: '21/9' },
        }}
        intro={author && <Byline creator={author} />}
        figures={journalFigures(journal, isOwner ? 'owner' : 'guest')}
        action={addStory}
      >
        <ReadingColumn>
          <div>
            <ErrorBanner title={words.couldNotGet} error={refreshError} />
            <ErrorBanner title={words.couldNotDelete} error={journalDeletion.error} />
            <ErrorBanner title={words.couldNotDeleteStory} error={storyDeletion.error} />
            <HiddenNotice hidden={journal.hidden} />
            <JournalIntro journal={journal} onDelete={isOwner ? () => journalDeletion.ask(journal) : null} />
          </div>
          {hasContents(journal) && (
            <div data-aside="">
              <Contents {...{ journal, isOwner, current }} />
              <JournalMap contents={journal.contents} current={current} />
            </div>
          )}
          <div>
            <StoryList {...{ journal, later, reader, byLink }} onDelete={storyDeletion.ask} />
            {!byLink && (
              <Stack
                direction="row"
                sx={{ flexWrap: 'wrap', gap: 1, paddingLeft: { md: `${rail.width + rail.gap}px` } }}
              >
                {journal.audience !== 'Private' && story.length > 0 && (
                  <ShareButtons title={title} path={`/journal/${_id}`} />
                )}
                {!isOwner && (
                  <LinkButton to={`/report/journal/${_id}`} color="inherit">
                    {words.report}
                  </LinkButton>
                )}
              </Stack>
            )}
            {isVisitor && (
              <Stack sx={{ gap: 2 }}>
                {!byLink && <LoginPrompt />}
                <JoinInvitation />
              </Stack>
            )}
            {!byLink && (
              <Box sx={{ paddingLeft: { md: `${rail.width + rail.gap}px` }, '&:empty': { display: 'none' } }}>
                <Slot
                  name="journal.foot"
                  journalId={_id}
                  audience={journal.audience}
                  {...(author && { author })}
                />
              </Box>
            )}
          </div>
        </ReadingColumn>
        <DeleteDialog
          deletion={journalDeletion}
          title={words.confirmTitle}
          text={(asked) => words.confirmText(asked.title)}
          confirm={words.delete}
        />
        <DeleteDialog
          deletion={storyDeletion}
          title={words.confirmStoryTitle}
          text={(asked) => words.confirmStoryText(asked.title)}
          confirm={words.deleteStory}
        />
      </PageFrame>
    </>
  )
}
