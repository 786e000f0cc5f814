import { useAuth } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, SearchField, Section, Stack, useUrlQuery } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PeopleListView, SuggestedPeople } from '../../follow/people-list'
import { usePerson } from '../../person/person-gate'
import { TabBar, useTab } from '../../tabs/tab-bar'
import { FindableQuestion } from './findable-question'
import { words } from './words'

const tabs = ['following', 'followers', 'requests', 'find'] as const

/** A name is searched for from this number of letters. */
const shortestSearch = 2

const find = '/people?tab=find'
const emptyViews = {
  following: () => ({ link: { to: find, label: words.first.following, variant: 'contained' as const } }),
  followers: () => ({ link: { to: '/kicks/create', label: words.first.followers } }),
  requests: () => ({ link: { to: find, label: words.first.following } }),
}

/** Searches for people by name. Before that, suggests some. */
function FindPeople() {
  const { search, set } = useUrlQuery<'q'>()
  const q = search.get('q') ?? ''
  return (
    <Stack sx={{ gap: 4 }}>
      <SearchField placeholder={words.search} value={q} onSearch={(text) => set('q', text)} />
      {[...q].length >= shortestSearch ? (
        <PeopleListView
          list="found"
          search={{ q }}
          label={words.found}
          empty={{ drawing: 'search', text: words.none.found }}
        />
      ) : (
        <Section heading={words.suggested}>
          <SuggestedPeople label={words.suggested} />
        </Section>
      )}
    </Stack>
  )
}

/** /people */
export default function PeoplePage() {
  const ownId = useAuth(({ user }) => user?._id ?? '')
  const { data: me } = usePerson(ownId)
  const { tab, open } = useTab(tabs)
  const panelId = useId()
  const counted = (name: 'following' | 'followers' | 'requests') =>
    me?.[name] ? words.counted(words.tabs[name], me[name]) : words.tabs[name]
  const labels = {
    following: counted('following'),
    followers: counted('followers'),
    requests: counted('requests'),
    find: words.tabs.find,
  }
  return (
    <PageFrame
      title={words.heading}
      intro={words.intro}
      action={
        <LinkButton to="/people/hidden" variant="outlined">
          {words.hidden}
        </LinkButton>
      }
    >
      <Stack sx={{ gap: 4 }}>
        {me?.isFindable === null && <FindableQuestion userId={ownId} />}
        <TabBar
          label={words.tabs.label}
          tabs={tabs}
          labels={labels}
          tab={tab}
          panelId={panelId}
          onOpen={open}
        />
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`}>
          {tab === 'find' ? (
            <FindPeople />
          ) : (
            <PeopleListView
              key={tab}
              list={tab}
              label={words.tabs[tab]}
              empty={{ drawing: 'search', text: words.none[tab], ...emptyViews[tab]() }}
            />
          )}
        </div>
      </Stack>
    </PageFrame>
  )
}
