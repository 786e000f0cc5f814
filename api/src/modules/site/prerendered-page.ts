import { baseMark, prerenderedPageIds, type PrerenderedPage } from '@bucketeer/platform'

interface Place {
  /** Where the release's files lie. */
  base: string
  nonce: string
  /** Who is to see it: `protected` is for members, `public` for visitors. */
  access: 'public' | 'protected'
}

const template = (id: string, content: string, attributes = '') =>
  `<template id="${id}"${attributes}>${content}</template>`

/** What a page is to show until its scripts have come. In templates, since for whom it is only the browser knows. */
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
