import { MessageView } from './message-view'
import { EmptyDrawing } from '../drawings/empty-drawing'
import { LinkButton } from '../links/link-button'
import { words } from '../words'

/** The page for an address that leads nowhere, or to what is not yours to see. */
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
