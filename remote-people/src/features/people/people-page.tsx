import { useAuth } from '@bucketeer/shared-auth'
import {
  LinkButton,
  ListLinks,
  PageFrame,
  SearchField,
  Section,
  Stack,
  useShownList,
  useUrlQuery,
} from '@bucketeer/shared-ui'
import { PeopleListView, SuggestedPeople } from '../../follow/people-list'
import { usePerson } from '../../person/person-gate'
import { FindableQuestion } from './findable-question'
import { words } from './words'

const lists = ['following', 'followers', 'requests', 'find'] as const

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
  const shown = useShownList(lists, 'tab')
  const labelOf = (list: (typeof lists)[number]) =>
    list !== 'find' && me?.[list] ? words.counted(words.tabs[list], me[list]) : words.tabs[list]
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
        <ListLinks label={words.tabs.label} lists={lists} shown={shown} param="tab" labelOf={labelOf} />
        {shown === 'find' ? (
          <FindPeople />
        ) : (
          <PeopleListView
            key={shown}
            list={shown}
            label={words.tabs[shown]}
            empty={{ drawing: 'search', text: words.none[shown], ...emptyViews[shown]() }}
          />
        )}
      </Stack>
    </PageFrame>
  )
}
