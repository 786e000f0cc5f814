import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { productName } from '../contract/product-name'
import type { MailMetrics } from '../metrics/site-metrics'
import { createFolderDelivery } from './folder-delivery'
import { createOutbox, type Outbox } from './outbox'
import { createSmtpDelivery } from './smtp-delivery'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>

/** Opens an outbox to the configured SMTP server, or to files in the data folder. */
export function openOutbox(
  config: MailConfig,
  { log, metrics }: { log: FastifyBaseLogger; metrics: { mail: MailMetrics } },
): Outbox {
  const from = config.mailFrom ?? defaultSender(config)
  const deliver = config.smtpUrl
    ? createSmtpDelivery({ url: config.smtpUrl, from })
    : createFolderDelivery({ folder: resolve(join(config.dataDir, 'mail')), from, log })
  return createOutbox({ deliver, log, metrics: metrics.mail })
}

const defaultSender = ({ publicUrl }: MailConfig) =>
  `${productName} <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`
