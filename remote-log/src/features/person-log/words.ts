export const words = {
  heading: (name: string) => `${name}’s Log`,
  back: (name: string) => `Back to ${name}`,
  intro: (name: string) => `What ${name} did, as far as you may see it.`,
  outOfReach: 'Nothing to see here',
  toStart: 'Back to the start',
  couldNotGet: 'Could not get this Log:',
  none: (name: string) => `${name} has not shared anything here yet.`,
} as const
