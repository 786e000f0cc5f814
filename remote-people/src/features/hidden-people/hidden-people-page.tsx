import { EmptyDrawing, EmptyView, LinkButton, PageFrame, Stack, Typography } from '@bucketeer/shared-ui'
import { HiddenSection } from './hidden-section'
import { type HiddenPeopleQuery, useHiddenPeople } from './use-hidden-people'
import { words } from './words'

const none = (
  <EmptyView
    drawing={<EmptyDrawing kind="search" />}
    text={words.none}
    action={
      <>
        <Typography sx={{ color: 'text.secondary' }}>{words.noneHint}</Typography>
        <LinkButton to="/kicks" variant="outlined">
          {words.toKicks}
        </LinkButton>
      </>
    }
  />
)

const isEmpty = ({ data }: HiddenPeopleQuery) => data?.length === 0

/** /people/hidden */
export default function HiddenPeoplePage() {
  const blocked = useHiddenPeople('blocked')
  const muted = useHiddenPeople('muted')
  return (
    <PageFrame title={words.heading} intro={words.intro}>
      <Stack sx={{ gap: 6 }}>
        <HiddenSection hiding="blocked" query={blocked} />
        <HiddenSection hiding="muted" query={muted} />
        {isEmpty(blocked) && isEmpty(muted) && none}
      </Stack>
    </PageFrame>
  )
}
