import { PageFrame, Stack, Typography } from '@bucketeer/shared-ui'
import { SiteFooter, SiteOperator } from '../footer/site-footer'

export interface ReadingPageProps {
  title: string
  intro: string
  chapters: readonly Chapter[]
}

export interface Chapter {
  heading: string
  paragraphs: readonly string[]
}

/** Renders a page of text with headings, the operator, and the footer. */
export const ReadingPage = ({ title, intro, chapters }: ReadingPageProps) => (
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
        <SiteOperator />
      </Stack>
    </PageFrame>
    <SiteFooter />
  </>
)
