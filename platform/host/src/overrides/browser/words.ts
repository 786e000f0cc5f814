import type { Override } from './override-link'

const listed = (overrides: Override[]) =>
  overrides.map(({ part, address }) => `${part} from ${address}`).join(', ')

export const words = {
  question: 'Replace parts of this site in this tab?',
  asked: (overrides: Override[]) => `The link asks for ${listed(overrides)}.`,
  danger:
    'What is served there can see and do here all that you can. Go on only if you started it yourself, on this computer.',
  replace: 'Replace',
  cancel: 'Cancel',
  refused: 'This link is not allowed',
  notAllowed: (overrides: Override[]) =>
    `It asks for ${listed(overrides)}. This site takes parts from your own computer alone. Nothing was changed.`,
  close: 'Close',
  banner: 'Parts under development',
  replaced: (overrides: Override[]) => `In this tab: ${listed(overrides)}.`,
  failed: ({ part, address }: Override) =>
    `${address} does not serve ${part}, so the site’s own is shown: npm run dev -- ${part}`,
  reset: 'Reset',
}
