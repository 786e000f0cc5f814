export { dropDraft, newStoryDraft, storyDraft } from './drafts'
export { StoryForm } from './story-form'
export { newStory, type SentStory, valuesOf } from './story-values'
