import { EmptyDrawing, EmptyView, LinkButton } from '@bucketeer/shared-ui'
import { words } from './words'

/** The empty state of the public list. */
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
