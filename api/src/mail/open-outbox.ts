import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { productName } from '../contract/product-name'
import { createFolderDelivery } from './folder-delivery'
import { createOutbox, type Outbox } from './outbox'
import { createSmtpDelivery } from './smtp-delivery'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>

/** Sends as the configuration says: by its SMTP server, else into files under its data folder. */
export function openOutbox(config: MailConfig, log: FastifyBaseLogger): Outbox {
  const from = config.mailFrom ?? usualSender(config)
  const deliver = config.smtpUrl
    ? createSmtpDelivery({ url: config.smtpUrl, from })
    : createFolderDelivery({ folder: resolve(join(config.dataDir, 'mail')), from, log })
  return createOutbox({ deliver, log })
}

const usualSender = ({ publicUrl }: MailConfig) =>
  `${productName} <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`
