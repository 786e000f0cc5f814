import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import type { Node } from './postgres'
import type { Processes } from './processes'

/** The ports of HAProxy: the site with and without TLS, the redirect to TLS, and the primary. */
export interface ProxyPorts {
  tls: number
  plain: number
  redirect: number
  database: number
}

/** Replaces a text of the shipped configuration. @throws Error if it is no longer there */
function replace(text: string, from: RegExp, to: string): string {
  if (!from.test(text)) throw new Error(`ops/proxies/haproxy.cfg has no ${from.source}.`)
  return text.replace(from, to)
}

const databaseProxy = (port: number, nodes: Node[]) => `
listen database
  mode tcp
  option tcplog
  bind 127.0.0.1:${port}
  timeout client 30m
  timeout server 30m
  option httpchk
  http-check send meth OPTIONS uri /primary
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
`

/** Returns the shipped configuration with the ports of this cluster, and with a proxy for the database. */
export function siteConfiguration(
  folder: string,
  ports: ProxyPorts,
  servers: number[],
  nodes: Node[],
): string {
  const shipped = readFileSync(join(root, 'ops/proxies/haproxy.cfg'), 'utf8')
  const withoutUser = replace(shipped, /^ {2}user haproxy\n {2}group haproxy\n/m, '')
  const redirected = replace(withoutUser, /bind :::80 v4v6/, `bind 127.0.0.1:${ports.redirect}`)
  const plain = `bind 127.0.0.1:${ports.plain}\n  bind 127.0.0.1:${ports.tls} ssl crt ${folder}/site.pem`
  const bound = replace(redirected, /bind :::443 v4v6 ssl crt \/etc\/haproxy\/site\.pem/, plain)
  const names = ['one', 'two']
  const lines = servers.map((port, index) => `  server ${names[index]} 127.0.0.1:${port}$1`)
  return (
    replace(bound, /^ {2}server one 127\.0\.0\.1:3000(.*)$/gm, lines.join('\n')) +
    databaseProxy(ports.database, nodes)
  )
}

/** Creates a private certificate for 127.0.0.1. @returns the path of the certificate without its key */
export function createCertificate({ folder, run, write }: Processes): string {
  const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')]
  run([
    ...[
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
    ],
    ...[
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
  ])
  write('site.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  return certificate
}
