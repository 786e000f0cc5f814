import { mistakeIn } from './catalogue'
import { pseudoLocale, pseudoText } from './pseudo-locale'

test.each([
  ['Go', '⟦Gö ~~~~⟧'],
  ['Go to Buckets', '⟦Gö tö Büçkéts ~~~~ ~~~~⟧'],
  ['Go to {name}', '⟦Gö tö {name} ~~~~⟧'],
  ['{count, plural, one {# day} other {# days}}', '⟦{count, plural, one {# dáý} other {# dáýs}} ~~~~⟧'],
  ["It''s {name}", "⟦It''s {name} ~~~~⟧"],
])('%s is %s', (message, pseudo) => {
  expect(pseudoText(message)).toBe(pseudo)
  expect(mistakeIn(message, pseudo, pseudoLocale)).toBeUndefined()
})
