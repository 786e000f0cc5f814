import { PageFrame, Stack, Typography } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { SiteFooter } from '../footer/site-footer'

/**
 * Returns who runs the site, from the configuration that the server writes into every page, or its `operatorMark` where
 * pages are prerendered.
 */
function siteOperator() {
  if (typeof document === 'undefined') return '__OPERATOR__'
  const text = document.getElementById('bucketeer')?.textContent
  // Trusted without a check: the site's own server wrote it into the page. Earlier ones wrote no operator.
  return text && (JSON.parse(text) as { config: { operator?: string } }).config.operator
}

export interface ReadingPageProps {
  title: string
  intro: string
  chapters: readonly Chapter[]
}

export interface Chapter {
  heading: string
  paragraphs: readonly string[]
}

/** Renders a page of text with headings, who runs the site, and the footer. */
export function ReadingPage({ title, intro, chapters }: ReadingPageProps) {
  const [operator] = useState(siteOperator)
  return (
    <>
      <PageFrame title={title} intro={intro}>
        <Stack sx={{ gap: 5, maxWidth: '68ch', paddingTop: { xs: 1, sm: 2 } }}>
          {chapters.map(({ heading, paragraphs }) => (
            <Stack key={heading} component="section" sx={{ gap: 1.5 }}>
              <Typography variant="h3" component="h2">
                {heading}
              </Typography>
              {paragraphs.map((paragraph) => (
                <Typography key={paragraph}>{paragraph}</Typography>
              ))}
            </Stack>
          ))}
          {operator && <Typography>{`This site is run by ${operator}.`}</Typography>}
        </Stack>
      </PageFrame>
      <SiteFooter />
    </>
  )
}
