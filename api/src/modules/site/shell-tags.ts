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
}

/** The shell starts by itself; where tabs may replace parts, the script that does so starts it. */
export const shellTags = ({ src, integrity, nonce, overrides }: ShellEntry): string[] => {
  const hash = integrity ? ` integrity="${integrity}"` : ''
  if (!overrides)
    return [`<script defer fetchpriority="high" nonce="${nonce}" crossorigin src="${src}"${hash}></script>`]
  const { script, origins } = overrides
  return [
    `<link rel="preload" as="script" fetchpriority="high" crossorigin href="${src}"${hash} nonce="${nonce}">`,
    `<script defer nonce="${nonce}" src="${script}" data-shell="${src}" data-integrity="${integrity ?? ''}" data-origins="${origins.join(' ')}"></script>`,
  ]
}
