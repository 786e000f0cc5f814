import { setPageLanguage } from './page-language'
import { partMessages } from './part-messages'

const { messagesOf, say, translated, loadMessages } = partMessages(
  (language) =>
    import(
      /* webpackChunkName: "shared-messages-[request]", webpackExclude: /\/en\.po$/ */ `../../translations/${language}.po`
    ),
)
export { messagesOf, say, translated }

/** Shows the common texts of all parts in a language from now on, which becomes that of the page. */
export async function loadSharedMessages(language: string): Promise<void> {
  await loadMessages(language)
  setPageLanguage(language)
}
