import { messagesOf, say } from '../messages'

export const words = messagesOf({
  isNew: 'New',
  sentences: {
    comment: (name: string, others: number, kick: string) =>
      say(
        '{others, plural, =0 {{name} commented on “{kick}”} one {{name} and # other commented on “{kick}”} other {{name} and # others commented on “{kick}”}}',
        { name, others, kick },
      ),
    reply: (name: string, others: number, kick: string) =>
      say(
        '{others, plural, =0 {{name} mentioned you at “{kick}”} one {{name} and # other mentioned you at “{kick}”} other {{name} and # others mentioned you at “{kick}”}}',
        { name, others, kick },
      ),
    like: (name: string, others: number, kick: string) =>
      say(
        '{others, plural, =0 {{name} likes “{kick}”} one {{name} and # other like “{kick}”} other {{name} and # others like “{kick}”}}',
        { name, others, kick },
      ),
    done: (name: string, others: number, kick: string) =>
      say(
        '{others, plural, =0 {{name} did “{kick}”} one {{name} and # other did “{kick}”} other {{name} and # others did “{kick}”}}',
        { name, others, kick },
      ),
    asked: (name: string, others: number) =>
      say(
        '{others, plural, =0 {{name} wants to follow you} one {{name} and # other want to follow you} other {{name} and # others want to follow you}}',
        { name, others },
      ),
    follow: (name: string, others: number) =>
      say(
        '{others, plural, =0 {{name} follows you} one {{name} and # other follow you} other {{name} and # others follow you}}',
        { name, others },
      ),
    accepted: (name: string, others: number) =>
      say(
        '{others, plural, =0 {{name} accepted your request} one {{name} and # other accepted your requests} other {{name} and # others accepted your requests}}',
        { name, others },
      ),
  },
  decisionAbout: (title: string) => say('A moderator decided about “{title}”', { title }),
  decision: 'A moderator decided about something of yours.',
  outcome: 'A moderator looked at what you reported.',
})
