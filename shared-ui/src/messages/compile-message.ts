import type { Messages } from '@lingui/core'

type CompiledMessage = Exclude<Messages[string], string>

/**
 * Compiles a message of the sources for Lingui: texts, `{name}`, `{count, number}` and plurals. The catalogues of other
 * languages are compiled by the build; Lingui's own compiler is larger than the rest of Lingui.
 */
export function compileMessage(message: string): CompiledMessage {
  let at = 0
  const next = (pattern: RegExp): string[] => {
    pattern.lastIndex = at
    const match = pattern.exec(message) ?? ['']
    at += match[0].length
    return match
  }
  const tokensUntilBrace = (isInPlural: boolean): CompiledMessage => {
    const tokens: CompiledMessage = []
    for (;;) {
      const [text = ''] = next(/[^{}]*/y)
      tokens.push(...(isInPlural ? text.split(/(#)/) : [text]).filter(Boolean))
      if (message[at++] !== '{') return tokens
      const [, name = '', type] = next(/(\w+)(?:, (\w+))?,?\s*/y)
      const forms: Record<string, CompiledMessage> = {}
      while (at < message.length && message[at] !== '}') {
        const [, form = ''] = next(/=?(\w+) *\{/y)
        forms[form] = tokensUntilBrace(type === 'plural')
        next(/\s*/y)
      }
      at += 1
      tokens.push(Object.keys(forms).length > 0 ? [name, type, forms] : type ? [name, type] : [name])
    }
  }
  return tokensUntilBrace(false)
}
