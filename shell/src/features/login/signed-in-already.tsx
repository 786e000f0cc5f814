import { Box, LinkButton } from '@bucketeer/shared-ui'
import { AccountPage } from '../../account-page/account-page'
import scene from '../../account-page/scenes/log-in.svg'
import { words } from './words'

interface SignedInAlreadyProps {
  userName: string
  destination: string
}

/** /login for members; signup ends here, too. */
export const SignedInAlready = ({ userName, destination }: SignedInAlreadyProps) => (
  <AccountPage title={words.already.title(userName)} intro={words.already.text} scene={scene}>
    <Box>
      <LinkButton to={destination} replace variant="contained" size="large">
        {words.already.goOn}
      </LinkButton>
    </Box>
  </AccountPage>
)
