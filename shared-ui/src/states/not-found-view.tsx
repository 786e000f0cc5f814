import { MessageView } from './message-view'
import { EmptyDrawing } from '../drawings/empty-drawing'
import { LinkButton } from '../links/link-button'
import { words } from '../words'

/** Replaces a page that does not exist or that the user may not see. */
export function NotFoundView() {
  return (
    <MessageView
      drawing={<EmptyDrawing kind="lost" />}
      heading={words.notFound.heading}
      text={words.notFound.text}
      actions={
        <LinkButton to="/" variant="contained">
          {words.notFound.home}
        </LinkButton>
      }
    />
  )
}
