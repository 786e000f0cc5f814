import { LinkButton } from '@bucketeer/shared-ui'
import { BarLink } from './bar-link'
import { words } from './words'

export const VisitorLinks = () => (
  <>
    <BarLink to="/login">{words.login}</BarLink>
    <LinkButton to="/signup" variant="contained">
      {words.signUp}
    </LinkButton>
  </>
)
