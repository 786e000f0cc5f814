import { useLocation } from 'react-router-dom'
import { TextLink } from '@bucketeer/shared-ui'
import { words } from './words'

/** Links to /signup and passes on the remembered path. */
export const SignUpInvitation = () => {
  const { state } = useLocation()
  return (
    <>
      {words.newHere}{' '}
      <TextLink to="/signup" state={state}>
        {words.signUp}
      </TextLink>
    </>
  )
}
