import { sentence } from '@bucketeer/host/server'

export const thatIsYou = sentence('person.is-you', 'This is you: block and mute are for other people.')

export const noSuchThing = sentence('report.missing', 'We could not find what you want to report.')
export const thatIsYours = sentence('report.yours', 'This is yours: you can change or delete it.')
export const noSuchReport = sentence('care.missing', 'We could not find this report.')
export const decidedBefore = sentence(
  'care.decided',
  'Somebody else has decided this in the meantime. Reload it to see how.',
)
export const notHideable = sentence(
  'care.not-hideable',
  'A profile cannot be hidden. Warn or suspend instead.',
)
export const noWords = sentence('care.no-words', 'Write something to the person first.')
export const noSuchDecision = sentence('decision.missing', 'We could not find this decision.')
export const noAnswer = sentence('decision.no-answer', 'Write your answer first.')
export const answeredBefore = sentence('decision.answered', 'You have answered this decision before.')
