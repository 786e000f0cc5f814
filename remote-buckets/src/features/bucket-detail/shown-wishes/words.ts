function question(count: number, all: number) {
  if (all === 1) return 'This Kick is for you alone. Show it here, too?'
  if (count === 1) return `1 of these ${all} is for you alone. Show it here, too?`
  return `${count} of these ${all} are for you alone. Show them here, too?`
}

export const words = {
  question,
  meaning:
    'Whoever can open this Bucket then reads name and text, sees the picture, and the place within 5 km at most. Nothing else changes.',
  all: 'Show all',
  choose: 'Choose…',
  back: 'Back',
  none: 'Show none',
  showChosen: (count: number) => (count === 0 ? 'Show none' : `Show ${count}`),
  chosen: 'Kicks to show here',
  couldNotShow: 'Could not save this:',
}
