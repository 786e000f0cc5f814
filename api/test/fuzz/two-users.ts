import fc from 'fast-check'
import { addPicture } from '../content'
import { textAt, type SignedIn } from '../people'
import type { TestSite } from '../test-site'

export type Kind = 'bucket' | 'kick' | 'journal' | 'story' | 'comment'

/** A created entity and its expected state. */
export interface Entity {
  kind: Kind
  id: string
  owner: SignedIn
  exists: boolean
  /** A Private Journal. */
  isSecret: boolean
  /** The Journal of a Story, the Kick of a comment. */
  parent?: Entity
  /** The Buckets that have contained it. */
  holders: Entity[]
}

export interface Step {
  who: 0 | 1
  act: 'make' | 'read' | 'change' | 'remove' | 'join' | 'part'
  kind: Kind
  /** The index of an entity created so far, and of its parent. */
  entity: number
  parent: number
}

const kinds = fc.constantFrom<Kind>('bucket', 'kick', 'journal', 'story', 'comment')
const acts = fc.constantFrom<Step['act']>('make', 'make', 'make', 'read', 'change', 'remove', 'join', 'part')
const which = fc.nat(30)

/** A step of one of the two users. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ who: fc.constantFrom(0, 1), act: acts, kind: kinds, entity: which, parent: which }),
  { minLength: 5, maxLength: 40, size: 'max' },
)

const parentOf: Partial<Record<Kind, Kind>> = { story: 'journal', comment: 'kick' }

const nothing = '00000000-0000-4000-8000-000000000000'

/** @returns the request body of this kind */
const fieldsOf: Record<Kind, (pictures: string, step: Step, parent: string) => object> = {
  bucket: () => ({ name: 'North', description: '' }),
  kick: (pictures) => ({ name: 'Row', pictures, continent: 'Asia', category: 'Chill' }),
  journal: (_, { parent }) => ({ title: 'By boat', visibility: parent % 2 ? 'Private' : 'Public' }),
  story: (pictures, _, journalId) => ({ title: 'Locks', content: 'Up.', pictures, journalId }),
  comment: () => ({ text: 'Take gloves.' }),
}

const addressFor = (kind: Kind, parent: string) =>
  kind === 'story'
    ? `/api/story/${parent}`
    : kind === 'comment'
      ? `/api/kick/${parent}/comments`
      : `/api/${kind}`

/** The entities of two users, and the expected response to each of their requests. */
export class TwoUsers {
  readonly made: Entity[] = []

  constructor(
    private readonly site: TestSite,
    private readonly people: readonly [SignedIn, SignedIn],
  ) {}

  /** Runs the step. @returns the step, its response, and the expected response */
  async take(step: Step): Promise<{ did: string; status: number; allowed: number[] }> {
    const person = this.people[step.who]
    if (step.act === 'make') return this.make(step, person)
    const entity = this.pick(step.kind, step.entity)
    if (!entity) return { did: 'nothing', status: 0, allowed: [0] }
    if (step.act === 'join' || step.act === 'part') return this.move(step, person)
    return this.handle(step.act, entity, person, step)
  }

  /** Deletes everything that still exists. */
  async clear() {
    for (const entity of this.made.filter(({ kind, exists }) => exists && kind !== 'story'))
      if (entity.exists) await this.handle('remove', entity, entity.owner)
  }

  private pick(kind: Kind, index: number): Entity | undefined {
    const some = this.made.filter((entity) => entity.kind === kind)
    return some[index % some.length]
  }

  private async call(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    { token }: SignedIn,
    body?: object,
  ) {
    return this.site.call({ method, url, token, ...(body && { body }) })
  }

  private async make(step: Step, owner: SignedIn) {
    const { kind } = step
    const above = parentOf[kind]
    const parent = above && this.pick(above, step.parent)
    const parentId = parent?.id ?? nothing
    const { url } = await addPicture(this.site, owner.userId)
    const { status, body } = await this.call(
      'POST',
      addressFor(kind, parentId),
      owner,
      fieldsOf[kind](url, step, parentId),
    )
    const allowed = !above || this.mayFill(kind, parent, owner) ? [201] : [404, 409]
    if (status === 201) {
      const isSecret = kind === 'journal' && step.parent % 2 === 1
      const entity = { kind, id: textAt(body, '_id'), owner, exists: true, isSecret, holders: [] }
      this.made.push({ ...entity, ...(parent && { parent }) })
    }
    return { did: `make a ${kind}`, status, allowed }
  }

  private mayFill(kind: Kind, parent: Entity | undefined, person: SignedIn) {
    return parent?.exists === true && (kind === 'comment' || parent.owner === person)
  }

  /** Adds or removes a Kick of a Bucket, or removes a Story from a Journal; any pair of them. */
  private async move(step: Step, person: SignedIn) {
    const isStory = step.act === 'part' && step.kind === 'story'
    const entity = this.pick(isStory ? 'story' : 'kick', step.entity)
    const place = this.pick(isStory ? 'journal' : 'bucket', step.parent)
    if (!entity || !place) return { did: 'nothing', status: 0, allowed: [0] }
    const isOwn = place.exists && place.owner === person
    if (isStory) {
      const body = { journalId: place.id, storyId: entity.id }
      const { status } = await this.call('PUT', `/api/journal/${place.id}/remove/story`, person, body)
      const isIn = isOwn && entity.exists && entity.parent === place
      if (isIn) entity.exists = false
      return { did: 'take a Story out', status, allowed: isIn ? [200] : [404] }
    }
    const way = step.act === 'join' ? 'add' : 'remove/kick'
    const body = { bucketId: place.id, kickId: entity.id }
    const { status } = await this.call('PUT', `/api/bucket/${place.id}/${way}`, person, body)
    if (!isOwn) return { did: `${way} in a Bucket`, status, allowed: [404] }
    const wasIn = entity.holders.includes(place)
    if (way === 'add' && entity.exists && !wasIn) entity.holders.push(place)
    // Removing an absent entity is no error; a deleted Kick stays in the Buckets that contained it.
    return { did: `${way} in a Bucket`, status, allowed: way === 'add' && entity.exists ? [200] : [200, 404] }
  }

  private async handle(act: 'read' | 'change' | 'remove', entity: Entity, person: SignedIn, step?: Step) {
    const { kind, id } = entity
    const address = `/api/${kind}/${id}`
    const did = `${act} a ${kind} of ${entity.owner === person ? 'one’s own' : 'somebody else’s'}`
    if (act === 'read' && (kind === 'story' || kind === 'comment'))
      return { did: 'nothing', status: 0, allowed: [0] }
    if (act === 'remove' && kind === 'story') return { did: 'nothing', status: 0, allowed: [0] }
    const { url } = await addPicture(this.site, person.userId)
    const body =
      act === 'change' && step
        ? fieldsOf[kind](url, { ...step, parent: entity.isSecret ? 1 : 0 }, '')
        : undefined
    const method = ({ read: 'GET', change: 'PUT', remove: 'DELETE' } as const)[act]
    const { status, body: responseBody } = await this.call(method, address, person, body)
    const allowed = this.allowed(act, entity, person, responseBody)
    if (act === 'remove' && status === 204) this.end(entity)
    return { did, status, allowed }
  }

  private end(entity: Entity) {
    entity.exists = false
    for (const inner of this.made) if (inner.parent === entity) inner.exists = false
  }

  private allowed(
    act: 'read' | 'change' | 'remove',
    entity: Entity,
    person: SignedIn,
    responseBody: unknown,
  ): number[] {
    const isOwn = entity.owner === person
    const done = [act === 'remove' ? 204 : 200]
    if (!entity.exists) {
      const isWithdrawn = entity.kind === 'kick' && act === 'read' && Object(responseBody).withdrawn === true
      // A withdrawn Kick keeps its comments.
      return isWithdrawn || entity.kind === 'comment' ? [200, 204, 403, 404] : [404]
    }
    if (isOwn) return done
    if (entity.kind === 'kick') return act === 'read' ? done : [403]
    if (entity.kind === 'comment') return act === 'remove' && entity.parent?.owner === person ? done : [403]
    return act === 'read' && entity.kind === 'journal' && !entity.isSecret ? done : [404]
  }
}
