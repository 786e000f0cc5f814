import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { releaseReports } from '../../../database/release-schema'

export interface Versioned {
  part: string
  version: string
}

export interface Report extends Versioned {
  visitor: Buffer
  /** A hash of the network that the report comes from: an IPv4 address, or the /64 of an IPv6 one. */
  address: Buffer
  /** What went wrong; null when the version works for this visitor. */
  failure: string | null
}

/** How a version does, by the reports of browsers. */
export interface Tally {
  /** Visitors who said how it went. */
  visitors: number
  /** Those of them for whom it failed. */
  failed: number
  /** From how many networks those failures were reported. */
  networks: number
}

const tally = {
  visitors: sql<number>`count(*)::int`,
  failed: sql<number>`count(${releaseReports.failure})::int`,
  networks: sql<number>`(count(distinct ${releaseReports.address}) filter (where ${releaseReports.failure} is not null))::int`,
}

const of = ({ part, version }: Versioned) =>
  and(eq(releaseReports.part, part), eq(releaseReports.version, version))

/** The first of the two numbers of these advisory locks; the second is of the network. */
const lock = 7204120

/** Keeps how versions go for visitors; hides its SQL. */
export const createReportRepository = (database: Database) => ({
  /**
   * Keeps a visitor's report, one for each version; a failure stays one.
   * @param perAddress how many visitors of one network count; the reports of further ones are dropped
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
      // Reports of one network go one after the other: two at once would not see each other in the count.
      await transaction.execute(sql`select pg_advisory_xact_lock(${lock}, ${report.address.readInt32BE()})`)
      await transaction.execute(sql`
        insert into ${releaseReports} (part, version, visitor, failure, address)
        select ${report.part}, ${report.version}, ${report.visitor}, ${report.failure}, ${report.address}
        where (${fromThere}) < ${perAddress}
        on conflict (part, version, visitor)
          do update set failure = coalesce(${releaseReports.failure}, excluded.failure)`)
    })
  },

  /** How one version does. */
  tally: async (version: Versioned): Promise<Tally> => {
    const [row] = await database.select(tally).from(releaseReports).where(of(version))
    return row ?? { visitors: 0, failed: 0, networks: 0 }
  },

  /** How several versions do; those without a report are left out. */
  tallies: (versions: Versioned[]): Promise<(Versioned & Tally)[]> =>
    database
      .select({ part: releaseReports.part, version: releaseReports.version, ...tally })
      .from(releaseReports)
      .where(versions.length > 0 ? or(...versions.map(of)) : inArray(releaseReports.part, ['']))
      .groupBy(releaseReports.part, releaseReports.version),
})

export type ReportRepository = ReturnType<typeof createReportRepository>
