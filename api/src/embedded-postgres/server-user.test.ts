import { unprivilegedUser } from './server-user'

const root = 'root:x:0:0:root:/root:/bin/sh'
const daemon = 'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin'
const ada = 'ada:x:1000:1000::/home/ada:/bin/sh'
const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin'

test('nobody comes first, then daemon, then whoever is not root', () => {
  expect(unprivilegedUser([root, daemon, ada, nobody].join('\n'))).toEqual({ uid: 65534, gid: 65534 })
  expect(unprivilegedUser([root, ada, daemon].join('\n'))).toEqual({ uid: 1, gid: 1 })
  expect(unprivilegedUser([root, ada].join('\n'))).toEqual({ uid: 1000, gid: 1000 })
})

test('a system that has root alone gets a clear message', () => {
  expect(() => unprivilegedUser(root)).toThrow('PostgreSQL refuses to run as root')
})
