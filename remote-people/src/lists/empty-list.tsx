import { EmptyView, LinkButton, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** Says that a list has no entries and when it will have some, with a link to Kicks. */
export const EmptyList = ({ text, hint }: { text: string; hint: string }) => (
  <EmptyView
    drawing="search"
    text={text}
    action={
      <>
        <Typography color="textSecondary">{hint}</Typography>
        <LinkButton to="/kicks" variant="outlined">
          {words.toKicks}
        </LinkButton>
      </>
    }
  />
)
