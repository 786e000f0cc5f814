import { useAuth } from '@bucketeer/shared-auth'
import { PageFrame, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** /log */
export default function LogPage() {
  const userName = useAuth(({ user }) => user?.userName)
  return (
    <PageFrame title={words.heading} intro={words.intro}>
      <Typography>{userName === undefined ? words.guest : words.greeting(userName)}</Typography>
    </PageFrame>
  )
}
