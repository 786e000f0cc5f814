import { foldText } from '@bucketeer/platform/text'
import type { ArchivedJournal, ArchivedStory, ArchiveFile } from '../format'
import type { Document } from '../store-zip'

/** Returns a name that every file system takes, and that no other Journal has. */
const fileName = ({ title, id }: ArchivedJournal) =>
  [...(foldText(title).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []), id.slice(-6)].join('-').slice(-80)

const storyText = ({ title, happenedOn, content, photos }: ArchivedStory) =>
  [
    `## ${title}`,
    ...(happenedOn === null ? [] : [`*${happenedOn}*`]),
    content,
    ...photos.map(({ file, alt, caption }) => `![${alt || caption}](../${file})`),
  ].join('\n\n')

/** Returns the Journals as Markdown with their paths. */
export const markdownFiles = ({ journals }: ArchiveFile): Document[] =>
  journals.map((journal) => [
    `journals/${fileName(journal)}.md`,
    () =>
      `${[`# ${journal.title}`, journal.description, ...journal.stories.map(storyText)].filter(Boolean).join('\n\n')}\n`,
  ])
