import { requestAs } from './api/request'
import { authStore } from './auth'

const request = requestAs(__PART__)

/**
 * Stores the language of pages and mails in the account of the signed-in user. Does nothing for a visitor.
 * @throws ApiError
 */
export async function keepLanguage(language: string): Promise<void> {
  const { user } = authStore.getState()
  if (!user) return
  await request('put', '/api/user/{userId}', { params: { userId: user._id }, body: { language } })
}
