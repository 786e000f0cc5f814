import { useLocation } from 'react-router-dom'
import { TextLink } from '@bucketeer/shared-ui'
import { words } from './words'

/** The way to /signup, which keeps in mind where one wanted to go. */
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
