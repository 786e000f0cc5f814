import { useId } from 'react'
import { LinkButton, PencilIcon, Slot, Stack } from '@bucketeer/shared-ui'
import { PersonGate } from '../../person/person-gate'
import { usePerson } from '../../person/use-person'
import { BucketSection } from './bucket-section'
import { CountrySection } from './country-section'
import { JournalSection } from './journal-section'
import { KickListPanel } from './kick-list-panel'
import { ProfileFrame } from './profile-frame'
import { ProfileHead } from './profile-head'
import { ProfileSkeleton } from './profile-skeleton'
import { useProfileTab } from './profile-tab'
import { TabBar } from './tab-bar'
import { type Figures, useFigures } from './use-figures'
import { useNewestBuckets } from './use-newest-buckets'
import { useNewestJournals } from './use-newest-journals'
import { words } from './words'

interface OverviewProps {
  userId: string
  figures: Figures | undefined
}

/** The newest Buckets and Journals, and what remotes add. */
const Overview = ({ userId, figures }: OverviewProps) => (
  <>
    <BucketSection query={useNewestBuckets()} />
    <JournalSection query={useNewestJournals()} />
    {figures && <CountrySection countries={figures.countries} />}
    <Slot name="profile.section" userId={userId} />
  </>
)

/** The signed-in member's profile, with a link to edit it, and tabs with what is theirs. */
export const OwnProfile = ({ userId }: { userId: string }) => {
  const person = usePerson(userId)
  const { data: figures } = useFigures(userId)
  const { tab, open } = useProfileTab()
  const panelId = useId()
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
          <ProfileHead person={user} figures={figures} editor={editor} action={edit} />
          <Stack sx={{ gap: 4 }}>
            <TabBar tab={tab} panelId={panelId} onOpen={open} />
            <Stack
              id={panelId}
              role="tabpanel"
              aria-labelledby={`${panelId}-${tab}`}
              sx={{ gap: { xs: 6, sm: 8 } }}
            >
              {tab === 'overview' ? (
                <Overview userId={userId} figures={figures} />
              ) : (
                <KickListPanel key={tab} name={tab} />
              )}
            </Stack>
          </Stack>
        </ProfileFrame>
      )}
    </PersonGate>
  )
}
