import { baseMark, firstPageIds, type PrerenderedPage } from '@bucketeer/platform'
import { coversPath } from '../covers/routes'

interface Place {
  /** Where the release's files lie. */
  base: string
  nonce: string
  /** Who is to see it: `protected` is for members, `public` for visitors. */
  access: 'public' | 'protected'
  /** The path of the call whose answer has its first pictures. */
  call: string | undefined
  /** Where the server is that gives it; empty for the page's own. */
  apiUrl: string
}

const template = (id: string, content: string, attributes = '') =>
  `<template id="${id}"${attributes}>${content}</template>`

/** What a page is to show until its scripts have come. In templates, since for whom it is only the browser knows. */
export const firstPageTags = (
  { css, light, dark }: PrerenderedPage,
  { base, nonce, access, call, apiUrl }: Place,
): string => {
  const ofCall = call ? ` data-call="${call}" data-covers="${apiUrl}${coversPath}"` : ''
  const facts = ` data-access="${access}"${ofCall}`
  const templates = [
    template(firstPageIds.css, `<style nonce="${nonce}">${css}</style>`, facts),
    template(firstPageIds.light, light),
    ...(dark === undefined ? [] : [template(firstPageIds.dark, dark)]),
  ]
  return templates.join('').replaceAll(baseMark, base)
}
