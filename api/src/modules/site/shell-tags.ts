/** What lets a visitor's tab replace parts by development servers. */
export interface PageOverrides {
  /** The address of the script that does it. */
  script: string
  /** Where parts may come from, besides the visitor's own computer. */
  origins: string[]
}

interface ShellEntry {
  src: string
  /** A development server's files have none. */
  integrity: string | undefined
  nonce: string
  /** Only of a site that allows them. */
  overrides: PageOverrides | undefined
  /** Whether the page has prerendered markup to show before the shell starts. */
  hasPrerenderedPage: boolean
}

/**
 * The shell's script element, beside a preload of it. On a page with prerendered markup the element is in a template, for
 * the script in the page's head to start (browser/shell-start.ts); on a site that allows overrides their script starts it.
 */
export const shellTags = ({ src, integrity, nonce, overrides, hasPrerenderedPage }: ShellEntry): string[] => {
  const hash = integrity ? ` integrity="${integrity}"` : ''
  const preload = `<link rel="preload" as="script" fetchpriority="high" crossorigin href="${src}"${hash} nonce="${nonce}">`
  const script = (kind: string) => `<script ${kind}nonce="${nonce}" crossorigin src="${src}"${hash}></script>`
  if (overrides) {
    const { script: starter, origins } = overrides
    return [
      preload,
      `<script defer nonce="${nonce}" src="${starter}" data-shell="${src}" data-integrity="${integrity ?? ''}" data-origins="${origins.join(' ')}"></script>`,
    ]
  }
  return hasPrerenderedPage
    ? [preload, `<template id="shell-script">${script('')}</template>`]
    : [script('defer fetchpriority="high" ')]
}
