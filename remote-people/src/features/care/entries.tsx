import type { Schemas } from '@bucketeer/shared-auth'
import { formatDay, lineClamp, LinkButton, SecondaryText, TextLink, Typography } from '@bucketeer/shared-ui'
import { Said, Sheet } from '../../reports/sheet'
import { lengthOf, ThingLink } from '../../reports/thing'
import { words as sharedWords } from '../../reports/words'
import { words } from './words'

type Person = Schemas['CareDecision']['accused']

/** Names a person with a link to the profile. */
export const PersonName = ({ person }: { person: Person }) =>
  person ? <TextLink to={`/user/${person._id}`}>{person.userName}</TextLink> : words.nobody

/** A reported thing of the queue. */
export function QueueEntry({ report }: { report: Schemas['QueuedReport'] }) {
  const { _id, thing, copy, reason, count, accused, createdAt } = report
  const title = copy.title || sharedWords.kinds[thing.kind]
  return (
    <Sheet>
      <SecondaryText>
        {sharedWords.kinds[thing.kind]} · {sharedWords.reasons[reason]} · {words.reports(count)} ·{' '}
        {formatDay(createdAt)}
      </SecondaryText>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={lineClamp(2)}>{copy.text}</Typography>
      <SecondaryText>
        {words.owner}: <PersonName person={accused} />
      </SecondaryText>
      <LinkButton
        to={`/care/${_id}`}
        variant="outlined"
        aria-label={words.lookAt(title)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {words.look}
      </LinkButton>
    </Sheet>
  )
}

/** A decision of a moderator. */
export function DecisionEntry({ decision: row }: { decision: Schemas['CareDecision'] }) {
  const { thing, moderator, accused, decision, days, at } = row
  return (
    <Sheet>
      <Typography variant="h5" component="h2">
        {words.decided[decision]}
        {decision === 'suspend' && ` ${lengthOf(days)}`}
      </Typography>
      <SecondaryText>
        <ThingLink thing={thing} /> · {words.owner}: <PersonName person={accused} />
      </SecondaryText>
      <Said>{row.words}</Said>
      <SecondaryText>{words.by(moderator?.userName ?? words.nobody, formatDay(at))}</SecondaryText>
    </Sheet>
  )
}
