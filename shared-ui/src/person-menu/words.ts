import { isolate } from '@bucketeer/platform/text'

export const words = {
  button: (name: string) => `Options for ${isolate(name)}`,
  mute: (name: string) => `Mute ${isolate(name)}`,
  unmute: (name: string) => `Unmute ${isolate(name)}`,
  block: (name: string) => `Block ${isolate(name)}`,
  blockTitle: (name: string) => `Block ${isolate(name)}?`,
  consequence: (name: string) => `From now on, you and ${isolate(name)} see nothing of each other.`,
  undo: (name: string) => `${isolate(name)} is not told, and you can undo it under `,
  hiddenPeople: 'People you muted or blocked',
  removeComments: 'Also remove their comments on my Kicks',
  confirm: 'Block',
  couldNotMute: (name: string) => `Could not mute ${isolate(name)}:`,
  couldNotUnmute: (name: string) => `Could not unmute ${isolate(name)}:`,
  couldNotBlock: (name: string) => `Could not block ${isolate(name)}:`,
}
