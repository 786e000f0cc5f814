import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { productName } from '../contract/product-name'
import type { Limits } from '../limits/limits'
import type { MailMetrics } from '../metrics/site-metrics'
import { createFolderDelivery } from './folder-delivery'
import { createLimitedMail, type LimitedMail } from './limited-mail'
import { createOutbox } from './outbox'
import type { Deliver } from './message'
import { checkSmtp, createSmtpDelivery } from './smtp-delivery'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>

/** Opens mail to the configured SMTP server, or to files in the data folder. */
export const openMail = (
  config: MailConfig,
  { log, metrics, limits }: { log: FastifyBaseLogger; metrics: { mail: MailMetrics }; limits: Limits },
): LimitedMail =>
  createLimitedMail(createOutbox({ deliver: openDelivery(config, log), log, metrics: metrics.mail }), limits)

/** Delivers one message, without the retries of an outbox. */
export function openDelivery(config: MailConfig, log: Pick<FastifyBaseLogger, 'info'>): Deliver {
  const from = config.mailFrom ?? defaultSender(config)
  return config.smtpUrl
    ? createSmtpDelivery({ url: config.smtpUrl, from })
    : createFolderDelivery({ folder: resolve(join(config.dataDir, 'mail')), from, log })
}

/** Connects to the configured SMTP server. @returns false without one */
export async function checkMail(config: MailConfig): Promise<boolean> {
  if (!config.smtpUrl) return false
  await checkSmtp({ url: config.smtpUrl, from: config.mailFrom ?? defaultSender(config) })
  return true
}

const defaultSender = ({ publicUrl }: MailConfig) =>
  `${productName} <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`
