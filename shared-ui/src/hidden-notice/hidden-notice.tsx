import Alert from '@mui/material/Alert'
import { InfoIcon } from '../icons'
import { TextLink } from '../links/links'
import { words } from './words'

export interface HiddenNoticeProps {
  /** The moderator's words, empty after an operator hid the thing; undefined if it is not hidden. */
  hidden: { words: string; held?: boolean } | undefined
}

/** Tells the owner of a thing that a moderator hid it, and where to answer, or that the site holds it. */
export const HiddenNotice = ({ hidden }: HiddenNoticeProps) =>
  hidden && (
    <Alert severity="warning" icon={<InfoIcon size={22} />}>
      {hidden.words ? (
        <>
          {words.hidden(hidden.words)} <TextLink to="/reports">{words.answer}</TextLink>
        </>
      ) : (
        (hidden.held && words.held) || words.hiddenByOperator
      )}
    </Alert>
  )
