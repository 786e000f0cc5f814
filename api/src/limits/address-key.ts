import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/** Matches an address in brackets, or with a port, as some proxies forward it. */
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/

/** Matches an IPv4 address that is mapped to IPv6, in its canonical spelling. */
const mappedToIpv6 = /^::ffff:([\d.]+)$/

/** Returns the first 64 bits of a canonical IPv6 address. */
function networkOf(address: string) {
  const [first = [], last = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = new Array<string>(8 - first.length - last.length).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/**
 * Returns the key by which an address is counted: an IPv4 address, or the /64 network that one IPv6 client owns. A text
 * that is no address is `unknown`, so that nobody gets new keys by inventing texts behind a proxy that forwards them.
 */
export function addressKey(forwarded: string): string {
  const [, bracketed, ipv4] = withPort.exec(forwarded) ?? []
  const given = bracketed ?? ipv4 ?? forwarded
  if (isIPv4(given)) return given
  if (!isIPv6(given)) return 'unknown'
  const [unscoped = ''] = given.split('%', 1)
  const { address } = new SocketAddress({ family: 'ipv6', address: unscoped })
  return mappedToIpv6.exec(address)?.[1] ?? networkOf(address)
}
