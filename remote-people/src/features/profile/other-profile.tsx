import { Section, Slot, Stack, Typography } from '@bucketeer/shared-ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type Bucket, keys, type PublicJournal, type User } from '@bucketeer/shared-auth'
import { useRef } from 'react'
import { AnswerButtons } from '../../follow/answer-buttons'
import { FollowButton } from '../../follow/follow-button'
import { words as followWords } from '../../follow/words'
import { OtherPersonMenu } from '../../person/other-person-menu'
import { PersonGate, usePerson } from '../../person/person-gate'
import { CountrySection } from './country-section'
import { ProfileFrame, ProfileSkeleton } from './profile-skeleton'
import { ProfileHead } from './profile-head'
import { ProfileSection } from './profile-section'
import { CardsSkeleton, KickCards, type KickPages, useKicksOf } from '../../kicks/kick-cards'
import { useFigures } from './queries'
import { BucketCards, JournalCards, shownPerSection } from './cards'
import { words } from './words'
import { request } from '../../request'

/** Queries a user's newest Journals that the signed-in one may read. */
const useSharedJournals = (createdBy: string) =>
  useQuery(
    request.query([...keys.journals.all, 'shared', createdBy], '/api/journal/shared', {
      query: { createdBy, limit: shownPerSection },
    }),
  )

/** Queries the Buckets that a user shares with the signed-in one, newest first. */
const useSharedBuckets = (createdBy: string) =>
  useQuery(request.query([...keys.buckets.all, 'shared', createdBy], '/api/bucket', { query: { createdBy } }))

interface ListProps<Query> {
  userName: string
  query: Query
}

/** The newest Journals of another member that the viewer may read, with who may read them. */
function SharedJournalSection({ userName, query }: ListProps<UseQueryResult<PublicJournal[]>>) {
  const { heading, none, others } = words.sharedJournals
  const step = { to: '/journal/public', label: others }
  return (
    <ProfileSection
      heading={heading(userName)}
      query={query}
      empty={{ drawing: 'journal', text: none(userName), step }}
    >
      {(journals) => <JournalCards label={heading(userName)} journals={journals} />}
    </ProfileSection>
  )
}

/** The Buckets that a member shares. Shows nothing until it is known that there is one, or that they failed to load. */
function SharedBucketSection({ userName, query }: ListProps<UseQueryResult<Bucket[]>>) {
  const { data: buckets = [], error } = query
  if (buckets.length === 0 && !error) return null
  const heading = words.sharedBuckets.heading(userName)
  return (
    <ProfileSection heading={heading} query={query}>
      {(shared) => <BucketCards label={heading} buckets={shared} />}
    </ProfileSection>
  )
}

/** The Kicks that another member shares. Shows nothing until it is known that there is one, or that they failed to load. */
function KicksBySection({ userName, query }: ListProps<KickPages>) {
  const { data: kicks = [], error } = query
  if (kicks.length === 0 && !error) return null
  const heading = words.kicks.by(userName)
  return (
    <Section heading={heading}>
      <KickCards label={heading} heading="h3" query={query} loadsNear={false} />
    </Section>
  )
}

/** Follows the person, or mutes, blocks or reports them. */
function FollowActions({ person }: { person: User }) {
  const { follow = null } = person
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
      <FollowButton person={{ ...person, follow }} />
      <OtherPersonMenu person={person} />
    </Stack>
  )
}

/** Whether the person follows the user, or asks to. */
function FollowsMe({ person }: { person: User }) {
  const { userName, followsMe } = person
  const text = useRef<HTMLParagraphElement>(null)
  if (!followsMe) return null
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography ref={text} tabIndex={-1} variant="body2" sx={{ fontWeight: 600, outline: 'none' }}>
        {followsMe === 'asked' ? followWords.asks(userName) : followWords.followsYou}
      </Typography>
      {followsMe === 'asked' && <AnswerButtons person={person} onAnswered={() => text.current?.focus()} />}
    </Stack>
  )
}

/** Number of Kicks in a page. */
const pageSize = 6

/** The profile of another member, with the Kicks, Journals and Buckets that are shared. */
export function OtherProfile({ userId }: { userId: string }) {
  const person = usePerson(userId)
  // All queries start at once.
  const figures = useFigures(userId)
  const kicks = useKicksOf({ createdBy: userId }, pageSize)
  const journals = useSharedJournals(userId)
  const buckets = useSharedBuckets(userId)
  return (
    <PersonGate query={person} skeleton={<ProfileSkeleton />}>
      {(user) => (
        <ProfileFrame>
          <ProfileHead
            person={user}
            figures={figures.data}
            action={<FollowActions person={user} />}
            follows={<FollowsMe person={user} />}
          />
          {/* Without Kicks their section is missing, so the others would move when it appears above them. */}
          {kicks.isPending ? (
            <CardsSkeleton />
          ) : (
            <>
              <KicksBySection userName={user.userName} query={kicks} />
              <SharedJournalSection userName={user.userName} query={journals} />
              <SharedBucketSection userName={user.userName} query={buckets} />
              {figures.data && <CountrySection countries={figures.data.countries} />}
              <Slot name="profile.section" userId={userId} />
            </>
          )}
        </ProfileFrame>
      )}
    </PersonGate>
  )
}
