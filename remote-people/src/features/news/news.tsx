import { Section, type SlotProps, TextLink } from '@bucketeer/shared-ui'
import { useUnseen } from '../../notifications/notification-calls'
import { NotificationList } from '../../notifications/notification-list'
import { words } from './words'

const maxItems = 3

/** The newest notifications that the user has not seen, on the landing page. Renders nothing without any. */
export default function News({ headingLevel }: SlotProps<'landing.member'>) {
  const { data: items = [] } = useUnseen()
  if (items.length === 0) return null
  return (
    <Section heading={words.heading} level={headingLevel} gap={1} maxWidth={640}>
      <NotificationList items={items.slice(0, maxItems)} label={words.heading} />
      <TextLink to="/notifications">{words.all}</TextLink>
    </Section>
  )
}
