export const words = {
  restored: 'We kept what you wrote here last time.',
  startOver: 'Start over',
}
