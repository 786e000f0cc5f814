import { Stack } from '@bucketeer/shared-ui'
import { EmptySection, SectionSkeleton } from './profile-section'
import { KickCards, useKicksOf } from '../../kicks/kick-cards'
import { words } from './words'

/** Number of Kicks in a page. */
const pageSize = 12

const filters = { liked: 'liked', favourites: 'favourites', kicks: 'created' } as const
const firstSteps = { liked: '/kicks', favourites: '/kicks', kicks: '/kicks/create' } as const

/** One of the lists of Kicks on the user's own profile, in its four states. */
export function KickListPanel({ name }: { name: keyof typeof filters }) {
  const query = useKicksOf({ mine: filters[name] }, pageSize)
  const { data: kicks, isPending } = query
  return (
    <Stack sx={{ gap: 3 }} aria-busy={isPending}>
      {isPending && <SectionSkeleton />}
      {kicks?.length === 0 && (
        <EmptySection
          drawing="kick"
          text={words.kicks.none[name]}
          step={{ to: firstSteps[name], label: words.kicks.first[name] }}
        />
      )}
      <KickCards label={words.tabs[name]} heading="h2" query={query} />
    </Stack>
  )
}
