import { isRightToLeftLanguage } from '@bucketeer/platform/runtime'
import { loadSharedMessages, mirrorStyles } from '@bucketeer/shared-ui'
import { loadMessages } from '../messages'

/** Loads what the shell and the common components need in the language of the page. Remotes load their own texts. */
export async function loadLanguage(language: string): Promise<void> {
  if (language === 'en') return
  await Promise.all([
    loadSharedMessages(language),
    loadMessages(language),
    isRightToLeftLanguage(language) && mirrorStyles(),
  ])
}
