import { isId } from '../../contract/entity'
import { createUserRepository } from '../../modules/user/repository'
import type { Person } from '../../database/person-row'
import { AdminError, type AdminSite } from '../command'
import { createAdminAccounts } from './repository'

const findAccount = (text: string, { database }: AdminSite): Promise<Person | undefined> =>
  isId(text) ? createUserRepository(database).find(text) : createAdminAccounts(database).findByEmail(text)

/** Returns the account with this e-mail address or id. @throws AdminError without one */
export const accountOf = async (text: string, site: AdminSite): Promise<Person> => {
  const person = await findAccount(text, site)
  if (!person) throw new AdminError(`There is no account ${text}. users find looks for a part of an address.`)
  return person
}
