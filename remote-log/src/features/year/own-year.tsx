import {
  Button,
  countryName,
  EmptyView,
  ErrorBanner,
  LinkButton,
  ListError,
  NextPage,
  Section,
  Stack,
  useToasts,
} from '@bucketeer/shared-ui'
import { shareLinkCalls, useAuth } from '@bucketeer/shared-auth'
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@bucketeer/shared-ui/forms'
import { ShareLinkSection } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { logKeys, type LogQuery, type LogYear, useOwnFigures, useYears } from '../../log/log-queries'
import { type WayName, wayOrders, wayWords } from '../../way/way-words'
import { YearView } from '../../year/year-view'
import { MakeJournal } from '../../stories/journal-dialog'
import { words as storyWords } from '../../stories/words'
import { words } from './words'
import { request } from '../../request'
import { useEntryActions } from '../../entry-actions/entry-actions'
import { EntryList, EntryListSkeleton } from '../../log/entry-list'
import { words as listWords } from '../../log/words'

/** The entries of a year, with their menus. */
function YearEntries({ query }: { query: LogQuery }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The menu's button is gone with its entry.
  const actions = useEntryActions(() => heading.current?.focus())
  const { data: entries, isPending } = query
  return (
    <Section heading={words.entries} headingRef={heading}>
      <ListError list={query} title={words.couldNotGetEntries} />
      {actions.failure}
      {isPending && <EntryListSkeleton />}
      {entries && <EntryList entries={entries} label={words.entries} menuOf={actions.menuOf} />}
      <NextPage list={query} label={listWords.more} failure={words.couldNotGetEntries} />
      {actions.dialogs}
    </Section>
  )
}

/** Returns the years to link, in order: this one, those around it, the current one, and all with entries. */
function linkedYears(year: number, withEntries: readonly number[]) {
  const thisYear = new Date().getFullYear()
  const after = year < thisYear ? [year + 1] : []
  const years = new Set([...withEntries, year, thisYear, ...after, ...(year > 1 ? [year - 1] : [])])
  return [...years].toSorted((one, other) => one - other)
}

const showInRow = (link: HTMLElement | null) => link?.scrollIntoView?.({ block: 'nearest', inline: 'center' })

/** Links the years of the log, and those around the year that is shown. */
function YearNav({ year }: { year: number }) {
  const { data = [] } = useYears()
  const withEntries = data.flatMap((each) => each.year ?? [])
  return (
    <Stack
      component="nav"
      aria-label={words.years}
      direction="row"
      // Phones scroll it. The padding has room for the focus ring, which a scrolling box cuts off.
      sx={{
        flexWrap: { sm: 'wrap' },
        gap: 1,
        overflowX: 'auto',
        margin: -0.5,
        padding: 0.5,
        '& > *': { flexShrink: 0 },
      }}
    >
      {linkedYears(year, withEntries).map((other) => (
        <LinkButton
          key={other}
          ref={other === year ? showInRow : undefined}
          to={`/log/year/${other}`}
          variant="outlined"
          color={other === year ? 'secondary' : 'inherit'}
          aria-current={other === year ? 'page' : undefined}
          aria-label={words.year(other)}
          sx={{ minWidth: 72, ...(other === year && { borderWidth: 2, fontWeight: 700 }) }}
        >
          {other}
        </LinkButton>
      ))}
    </Stack>
  )
}

/** A button that says whether a link to a year of the user's own log works, and opens the dialog with it. */
function YearLink({ year, link }: Pick<LogYear, 'year' | 'link'>) {
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const reload = () => void cache.invalidateQueries({ queryKey: logKeys.year(year) })
  const linkCalls = shareLinkCalls(request, { kind: 'year', id: String(year) }, reload)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={link && words.shareButton(words.shared[link])}
        onClick={() => setOpen(true)}
      >
        {link ? words.shared[link] : words.share}
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth>
        <DialogTitle>{words.heading(year)}</DialogTitle>
        <DialogContent>
          <ShareLinkSection calls={linkCalls} note={words.linkNote} notesChoice={words.notesChoice} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            {words.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** Draws the poster of the year as pictures, and shares them or downloads them. */
function SharePicture({ year, poster }: { year: number; poster: RefObject<HTMLElement | null> }) {
  const toasts = useToasts()
  const userName = useAuth(({ user }) => user?.userName ?? '')
  const title = words.pictureTitle(year, userName)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { drawPoster, shareFiles } = await import('../../year/draw-poster')
      if (!poster.current) return
      const isShared = await shareFiles(await drawPoster({ title, year, element: poster.current }), title)
      if (!isShared) toasts.success(words.downloaded)
    },
    onError: () => toasts.error(words.couldNotDraw),
  })
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
      {words.sharePicture}
    </Button>
  )
}

/** Returns the countries of a year that have a place on the map. */
function useCountriesOnMap({ countries }: LogYear) {
  const userId = useAuth(({ user }) => user?._id)
  const { data } = useOwnFigures(userId ?? '')
  return useMemo(
    () =>
      (data?.countries ?? []).flatMap(({ country, code, location }) =>
        code && location && countries.some((each) => each.country === country)
          ? [{ name: countryName(country), code, location }]
          : [],
      ),
    [data, countries],
  )
}

interface OwnYearProps {
  counts: LogYear
  log: LogQuery
  way: WayName
  /** Why the last refresh failed. */
  refreshError: Error | null
}

/** A year of the user's own log, in the order and the words of their Way. */
export function OwnYear({ counts, log, way, refreshError }: OwnYearProps) {
  const { year, done } = counts
  const poster = useRef<HTMLDivElement>(null)
  const countries = useCountriesOnMap(counts)
  const isEmpty = done === 0 && log.data?.length === 0
  return (
    <YearView
      title={words.heading(year)}
      intro={wayWords[way].intro}
      back={{ to: '/log', label: words.back }}
      action={
        <Stack
          direction={{ xs: 'row', sm: 'column', lg: 'row' }}
          sx={{ flexWrap: 'wrap', alignItems: { sm: 'flex-end' }, gap: 1 }}
        >
          {done > 0 && <SharePicture year={year} poster={poster} />}
          {!isEmpty && <YearLink {...counts} />}
          <MakeJournal query={log} title={storyWords.journal.titleOfYear(year)} isAllChosen />
        </Stack>
      }
      counts={counts}
      entries={log.data ?? []}
      order={wayOrders[way]}
      poster={{ ref: poster, countries }}
      top={
        <>
          <YearNav year={year} />
          <ErrorBanner title={words.couldNotGet} error={refreshError} />
        </>
      }
      empty={
        isEmpty && (
          <EmptyView
            drawing="journal"
            text={words.none(year, wayWords[way].empty)}
            link={{ to: '/log#add', label: words.toLog }}
          />
        )
      }
      list={<YearEntries query={log} />}
    />
  )
}
