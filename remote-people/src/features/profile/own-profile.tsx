import { LinkButton, ListLinks, PencilIcon, Slot, Stack, TextLink, useShownList } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { keys, type User } from '@bucketeer/shared-auth'
import { PersonGate, usePerson } from '../../person/person-gate'
import { CountrySection } from './country-section'
import { BucketCards, JournalCards, shownPerSection } from './cards'
import { KickListPanel } from './kick-list-panel'
import { ProfileFrame, ProfileSkeleton } from './profile-skeleton'
import { ProfileHead } from './profile-head'
import { type Figures, useFigures } from './queries'
import { words } from './words'
import { ProfileSection } from './profile-section'
import { request } from '../../request'

const lists = ['overview', 'liked', 'favourites', 'kicks'] as const

const newest = { query: { limit: shownPerSection } }

const useNewestJournals = () =>
  useQuery(request.query(keys.journals.privateNewest(shownPerSection), '/api/journal/private', newest))

const useNewestBuckets = () =>
  useQuery(request.query(keys.buckets.newest(shownPerSection), '/api/bucket', newest))

/** The member's newest Buckets and Journals, and what remotes add. */
function Overview({ userId, figures }: { userId: string; figures: Figures | undefined }) {
  const { buckets, journals } = words
  return (
    <Stack sx={{ gap: { xs: 6, sm: 8 } }}>
      <ProfileSection
        heading={buckets.heading}
        all={{ to: '/buckets', label: buckets.all }}
        query={useNewestBuckets()}
        empty={{
          drawing: 'bucket',
          text: buckets.none,
          step: { to: '/buckets/create', label: buckets.first },
        }}
      >
        {(shown) => <BucketCards label={buckets.heading} buckets={shown} />}
      </ProfileSection>
      <ProfileSection
        heading={journals.heading}
        all={{ to: '/journal/private', label: journals.all }}
        query={useNewestJournals()}
        empty={{
          drawing: 'journal',
          text: journals.none,
          step: { to: '/journal/create', label: journals.first },
        }}
      >
        {(shown) => <JournalCards label={journals.heading} journals={shown} />}
      </ProfileSection>
      {figures && <CountrySection countries={figures.countries} />}
      <Slot name="profile.section" userId={userId} />
    </Stack>
  )
}

/** The numbers of followers and followed people, which only the user sees. */
const FollowCounts = ({ person: { followers = 0, following = 0, requests = 0 } }: { person: User }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
    <TextLink to="/people">{words.following(following)}</TextLink>
    <TextLink to="/people?tab=followers">{words.followers(followers)}</TextLink>
    {requests > 0 && <TextLink to="/people?tab=requests">{words.requests(requests)}</TextLink>}
  </Stack>
)

/** The signed-in member's profile, with a link to edit it, and lists of what is theirs. */
export function OwnProfile({ userId }: { userId: string }) {
  const person = usePerson(userId)
  const { data: figures } = useFigures(userId)
  const shown = useShownList(lists, 'tab')
  const editor = `/user/${userId}/edit`
  const edit = (
    <LinkButton to={editor} variant="outlined" startIcon={<PencilIcon size={18} />}>
      {words.edit}
    </LinkButton>
  )
  return (
    <PersonGate query={person} skeleton={<ProfileSkeleton />}>
      {(user) => (
        <ProfileFrame>
          <ProfileHead
            person={user}
            figures={figures}
            editor={editor}
            action={edit}
            follows={<FollowCounts person={user} />}
          />
          <Stack sx={{ gap: 4 }}>
            <ListLinks
              label={words.tabs.label}
              lists={lists}
              shown={shown}
              param="tab"
              labelOf={(list) => words.tabs[list]}
            />
            {shown === 'overview' ? (
              <Overview userId={userId} figures={figures} />
            ) : (
              <KickListPanel key={shown} name={shown} />
            )}
          </Stack>
        </ProfileFrame>
      )}
    </PersonGate>
  )
}
