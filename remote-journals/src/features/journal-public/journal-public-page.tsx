import { useAuth } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, PlusIcon, Stack } from '@bucketeer/shared-ui'
import { LoginPrompt } from '../../login-prompt/login-prompt'
import { PublicJournalList } from './public-journal-list'
import { words } from './words'

const addJournal = (
  <LinkButton to="/journal/create" variant="contained" startIcon={<PlusIcon size={20} />}>
    {words.add}
  </LinkButton>
)

/** /journal/public */
export default function JournalPublicPage() {
  const { isLoggedIn, isLoading } = useAuth()
  return (
    <PageFrame wide title={words.heading} intro={words.intro} action={isLoggedIn && addJournal}>
      <Stack sx={{ gap: 4 }}>
        {!isLoggedIn && !isLoading && <LoginPrompt />}
        <PublicJournalList />
      </Stack>
    </PageFrame>
  )
}
