import { messagesOf, say } from '../messages'

export const words = messagesOf({
  button: (name: string) => say('Options for {name}', { name }),
  report: 'Report',
  mute: (name: string) => say('Mute {name}', { name }),
  unmute: (name: string) => say('Unmute {name}', { name }),
  block: (name: string) => say('Block {name}', { name }),
  blockTitle: (name: string) => say('Block {name}?', { name }),
  consequence: (name: string) =>
    say(
      'From now on, you and {name} see nothing of each other. Public Journals can still be read without logging in.',
      { name },
    ),
  /** Followed by the link to the hidden people, and a full stop. */
  undo: (name: string, link: string) =>
    say('{name} is not told, and you can undo it under {link}.', { name, link }),
  hiddenPeople: 'People you muted or blocked',
  removeComments: 'Also remove their comments on my Kicks, Stories and Journals',
  confirm: 'Block',
  couldNotMute: (name: string) => say('Could not mute {name}:', { name }),
  couldNotUnmute: (name: string) => say('Could not unmute {name}:', { name }),
  couldNotBlock: (name: string) => say('Could not block {name}:', { name }),
})
