import { EmptyDrawing, EmptyView, LinkButton } from '@bucketeer/shared-ui'
import { words } from './words'

/** What the public list shows while nobody has made a Journal public. */
export function NoPublicJournals() {
  return (
    <EmptyView
      drawing={<EmptyDrawing kind="journal" />}
      text={words.none}
      action={
        <LinkButton to="/journal/create" variant="outlined">
          {words.start}
        </LinkButton>
      }
    />
  )
}
