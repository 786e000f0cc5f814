import { EmptyDrawing, EmptyView, LinkButton, PlusIcon } from '@bucketeer/shared-ui'
import { words } from './words'

/** The empty state of the list, with a first step. */
export function NoJournals() {
  return (
    <EmptyView
      drawing={<EmptyDrawing kind="journal" />}
      text={words.none}
      action={
        <LinkButton to="/journal/create" variant="contained" startIcon={<PlusIcon size={20} />}>
          {words.create}
        </LinkButton>
      }
    />
  )
}
