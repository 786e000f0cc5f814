import { EmptyDrawing, LinkButton, PageFrame, EmptyView } from '@bucketeer/shared-ui'
import { words } from './words'

/** Replaces the pages of a remote that is switched off. */
export const SwitchedOffView = ({ title }: { title: string }) => (
  <PageFrame title={words.switchedOff(title)}>
    <EmptyView
      drawing={<EmptyDrawing kind="broken" />}
      text={words.switchedOffHint}
      action={
        <LinkButton to="/" variant="contained">
          {words.home}
        </LinkButton>
      }
    />
  </PageFrame>
)
