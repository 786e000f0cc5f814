import { journalAudiences } from '@bucketeer/platform/text'
import { RadioCards } from '../fields/radio-cards'
import { type Audience, audienceText, type LinkState, withLink } from './audiences'
import { words } from './words'

export interface AudienceChoiceProps<Value extends Audience> {
  /** The label of the group. */
  legend: string
  /** Hides the label visually, where a heading says the same. */
  isLegendHidden?: boolean
  /** The audiences on offer. The present one is shown even if it is not among them. */
  offered: readonly NoInfer<Value>[]
  /** The present audience of the thing. */
  present: NoInfer<Value>
  value: Value
  /** The state of its link, if it has one that works. */
  link?: LinkState | undefined
  onChange(audience: NoInfer<Value>): void
}

/** Renders a radio group of audiences, from the narrowest to the widest, each with a sentence about it. */
export function AudienceChoice<Value extends Audience>(props: AudienceChoiceProps<Value>) {
  const { offered, present, link, ...group } = props
  const isShown = (audience: Audience): audience is Value =>
    audience === present || offered.some((each) => each === audience)
  const options = journalAudiences.filter(isShown).map((value) => {
    const text = audienceText(value)
    const note = link && value === 'Private' ? words.privateWithLink : text.note
    return { ...text, note, value, label: withLink(text.label, value, link) }
  })
  return <RadioCards {...group} options={options} isStacked />
}
