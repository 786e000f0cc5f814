import { PageFrame, Stack } from '@bucketeer/shared-ui'
import { HiddenPerson, useHiddenPeople } from './hidden-person'
import { EmptyList } from '../../lists/empty-list'
import { ListSection, ListsState } from '../../lists/list-sections'
import { words } from './words'

/** /people/hidden */
export default function HiddenPeoplePage() {
  const blocked = useHiddenPeople('blocked')
  const muted = useHiddenPeople('muted')
  return (
    <PageFrame title={words.heading} intro={words.intro}>
      <Stack sx={{ gap: 6 }}>
        <ListsState lists={[blocked, muted]} />
        <ListSection {...words.blocked} list={blocked}>
          {(person) => <HiddenPerson hiding="blocked" person={person} />}
        </ListSection>
        <ListSection {...words.muted} list={muted}>
          {(person) => <HiddenPerson hiding="muted" person={person} />}
        </ListSection>
        {blocked.data?.length === 0 && muted.data?.length === 0 && (
          <EmptyList text={words.none} hint={words.noneHint} />
        )}
      </Stack>
    </PageFrame>
  )
}
