import { and, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database'
import { type FailureDetails, releaseReports } from '../../database/release-schema'

export interface Versioned {
  part: string
  version: string
}

export interface Report extends Versioned {
  visitor: Buffer
  /** A hash of the reporter's network: an IPv4 address, or an IPv6 /64. */
  address: Buffer
  /** The failure; null if the version works for this visitor. */
  failure: string | null
}

/** The reports of a version. */
export interface Tally {
  /** Number of visitors with a report. */
  visitors: number
  /** Number of visitors for whom it failed. */
  failed: number
  /** Number of networks with failures. */
  networks: number
}

const tally = {
  visitors: sql<number>`count(*)::int`,
  failed: sql<number>`count(${releaseReports.failure})::int`,
  networks: sql<number>`(count(distinct ${releaseReports.address}) filter (where ${releaseReports.failure} is not null))::int`,
}

const of = ({ part, version }: Versioned) =>
  and(eq(releaseReports.part, part), eq(releaseReports.version, version))

/** Maximum number of different failures that a part's token reads. */
const mostFailures = 50

/** The first key of these advisory locks. The second is the network. */
const lock = 7204118

/** Stores the reports of browsers. */
export const createReportRepository = (database: Database) => ({
  /**
   * Stores a visitor's report, one for each version. A later success does not replace a failure.
   * @param perAddress maximum number of visitors of a network; further reports are dropped
   */
  add: async (report: Report, perAddress: number) => {
    const fromThere = database
      .select({ count: sql`count(*)` })
      .from(releaseReports)
      .where(
        and(
          of(report),
          eq(releaseReports.address, report.address),
          ne(releaseReports.visitor, report.visitor),
        ),
      )
    await database.transaction(async (transaction) => {
      // Serialises the reports of a network: concurrent ones would not see each other in the count.
      await transaction.execute(sql`select pg_advisory_xact_lock(${lock}, ${report.address.readInt32BE()})`)
      await transaction.execute(sql`
        insert into ${releaseReports} (part, version, visitor, failure, address)
        select ${report.part}, ${report.version}, ${report.visitor}, ${report.failure}, ${report.address}
        where (${fromThere}) < ${perAddress}
        on conflict (part, version, visitor)
          do update set failure = coalesce(${releaseReports.failure}, excluded.failure)`)
    })
  },

  /** Stores what the browser told of a reported failure. */
  explain: (report: Report, details: FailureDetails) =>
    database
      .update(releaseReports)
      .set({ details })
      .where(
        and(
          of(report),
          eq(releaseReports.visitor, report.visitor),
          eq(releaseReports.failure, report.failure ?? ''),
        ),
      ),

  /** Returns the failures of all versions of a part, each with its visitors, the latest first. */
  failures: (part: string) =>
    database
      .select({
        version: releaseReports.version,
        failure: sql<string>`${releaseReports.failure}`,
        details: releaseReports.details,
        visitors: sql<number>`count(*)::int`,
        at: sql<Date>`max(${releaseReports.at})`.mapWith(releaseReports.at),
      })
      .from(releaseReports)
      .where(and(eq(releaseReports.part, part), isNotNull(releaseReports.failure)))
      .groupBy(releaseReports.version, releaseReports.failure, releaseReports.details)
      .orderBy(desc(sql`max(${releaseReports.at})`))
      .limit(mostFailures),

  /** Returns the reports of a version. */
  tally: async (version: Versioned): Promise<Tally> => {
    const [row] = await database.select(tally).from(releaseReports).where(of(version))
    return row ?? { visitors: 0, failed: 0, networks: 0 }
  },

  /** Returns the reports of several versions, without those that have none. */
  tallies: (versions: Versioned[]): Promise<(Versioned & Tally)[]> =>
    database
      .select({ part: releaseReports.part, version: releaseReports.version, ...tally })
      .from(releaseReports)
      .where(versions.length > 0 ? or(...versions.map(of)) : inArray(releaseReports.part, ['']))
      .groupBy(releaseReports.part, releaseReports.version),
})

export type Failure = Awaited<ReturnType<ReturnType<typeof createReportRepository>['failures']>>[number]
