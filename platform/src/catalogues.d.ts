/** The messages of a catalogue by their English text, compiled. */
declare module '*.po' {
  import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
  const messages: Record<string, CompiledMessage>
  export default messages
}
