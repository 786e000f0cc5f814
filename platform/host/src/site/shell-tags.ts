/** The options of overrides, with which a tab replaces parts by development servers. */
export interface PageOverrides {
  /** The URL of the override script. */
  script: string
  /** Allowed origins, besides the visitor's own computer. */
  origins: string[]
}

interface ShellEntry {
  src: string
  /** Undefined for a development server, whose files have no hashes. */
  integrity: string | undefined
  nonce: string
  /** Undefined unless the site allows overrides. */
  overrides: PageOverrides | undefined
  /** Whether the page has prerendered markup to show before the shell starts. */
  hasPrerenderedPage: boolean
}

/**
 * Returns the shell's script element and its preload. On a page with prerendered markup the element is in a template,
 * and the script in the page's head starts it (browser/shell-start.ts). On a site that allows overrides, the override
 * script starts it.
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
