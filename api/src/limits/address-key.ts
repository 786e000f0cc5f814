import { isIPv6 } from 'node:net'

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))

/** Returns the key by which an address is counted: an IPv4 address, or the /64 network that one IPv6 client owns. */
export const addressKey = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after = ''] = (address.split('%', 1)[0] ?? '').split('::')
  const [first, last] = [groupsOf(before), groupsOf(after)]
  const zeros = new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const network = [...first, ...zeros, ...last].slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
