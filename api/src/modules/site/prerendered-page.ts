import { baseMark, prerenderedPageIds, type PrerenderedPage } from '@bucketeer/platform'

interface Place {
  /** The base URL of the release's files. */
  base: string
  nonce: string
  /** The audience of the markup: `protected` for browsers with a token, `public` for those without one. */
  access: 'public' | 'protected'
}

const template = (id: string, content: string, attributes = '') =>
  `<template id="${id}"${attributes}>${content}</template>`

/**
 * Returns the prerendered markup of a page. It is in templates, because only the browser knows whether it has a token.
 */
export const prerenderedPageTags = (
  { css, light, dark }: PrerenderedPage,
  { base, nonce, access }: Place,
): string => {
  const templates = [
    template(prerenderedPageIds.css, `<style nonce="${nonce}">${css}</style>`, ` data-access="${access}"`),
    template(prerenderedPageIds.light, light),
    ...(dark === undefined ? [] : [template(prerenderedPageIds.dark, dark)]),
  ]
  return templates.join('').replaceAll(baseMark, base)
}
