import { serverUser, unprivilegedUser } from './server-user'

const root = 'root:x:0:0:root:/root:/bin/sh'
const daemon = 'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin'
const ada = 'ada:x:1000:1000::/home/ada:/bin/sh'
const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin'

const passwd = [root, daemon, ada, nobody].join('\n')

test('runs as the owner of existing data, also when root starts it', () => {
  expect(serverUser({ uid: 1000, gid: 1000 }, passwd)).toEqual({ uid: 1000, gid: 1000 })
})

test('uses an unassigned user id for new data and for data of a shared system user', () => {
  for (const owner of [null, { uid: 65534, gid: 65534 }, { uid: 1, gid: 1 }]) {
    const { uid, gid } = serverUser(owner, passwd)
    expect(uid).toBe(gid)
    expect(uid).toBeGreaterThan(60_000)
    expect(uid).toBeLessThan(65_534)
    // The next start keeps the id.
    expect(serverUser({ uid, gid }, passwd)).toEqual({ uid, gid })
  }
})

test('does not use an assigned user id', () => {
  const taken = Array.from({ length: 669 }, (_, index) => `user${index}:x:${60_514 + index}:1000::/:/bin/sh`)
  expect(serverUser(null, [root, ...taken].join('\n'))).toEqual({ uid: 61_183, gid: 61_183 })
})

test('runs initdb as nobody, or daemon, or the first user other than root', () => {
  expect(unprivilegedUser([root, daemon, ada, nobody].join('\n'))).toEqual({ uid: 65534, gid: 65534 })
  expect(unprivilegedUser([root, ada, daemon].join('\n'))).toEqual({ uid: 1, gid: 1 })
  expect(unprivilegedUser([root, ada].join('\n'))).toEqual({ uid: 1000, gid: 1000 })
})

test('explains that a system with only root has no user for initdb', () => {
  expect(() => unprivilegedUser(root)).toThrow('PostgreSQL refuses to run as root')
})
