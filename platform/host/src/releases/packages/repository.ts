import type { OfferedPackage } from '@bucketeer/platform'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { releases, shellPackages, unreleasedFiles } from '../../database/release-schema'
import type { RecordAudit } from '../../options'
import type { Database } from '../../server/database/database'

/** A package with npm's integrity value of its tarball. */
export interface StoredPackage extends OfferedPackage {
  integrity: string
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const columns = {
  name: shellPackages.name,
  version: shellPackages.version,
  size: shellPackages.size,
  sha384: shellPackages.sha384,
  integrity: shellPackages.integrity,
}

const isOffered = (shell: string) =>
  and(eq(shellPackages.shellVersion, shell), isNull(shellPackages.replacedAt))

const subjectOf = (shell: string, packages: StoredPackage[]) =>
  `shell ${shell}: ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}`

/** Marks tarballs that the new offer does not have. The daily clean-up removes their files, a day later. */
async function replaceOthers(transaction: Transaction, shell: string, packages: StoredPackage[]) {
  const isKept = or(
    ...packages.map(({ name, version, sha384 }) =>
      and(eq(shellPackages.name, name), eq(shellPackages.version, version), eq(shellPackages.sha384, sha384)),
    ),
  )
  const replaced = await transaction
    .update(shellPackages)
    .set({ replacedAt: sql`coalesce(${shellPackages.replacedAt}, now())` })
    .where(and(eq(shellPackages.shellVersion, shell), sql`not (${isKept})`))
    .returning({ sha384: shellPackages.sha384 })
  const hashes = [...new Set(replaced.map(({ sha384 }) => sha384))].sort()
  await transaction.execute(sql`
    insert into ${unreleasedFiles} (sha384)
    select unnest(${sql.param(hashes)}::text[])
    on conflict (sha384) do update set touched_at = now()`)
}

/** Stores the packages that versions of the shell were built with. */
export function createPackageRepository(database: Database, audit: RecordAudit) {
  const offered = (from: Database | Transaction, shell: string): Promise<StoredPackage[]> =>
    from.select(columns).from(shellPackages).where(isOffered(shell)).orderBy(asc(shellPackages.name))

  return {
    /** Returns the packages of a version of the shell, sorted by name; an empty list without an offer. */
    ofShell: (shell: string) => offered(database, shell),

    /** Returns every tarball of a version of a package, oldest first, also those of earlier shells. */
    tarballs: (name: string, version: string): Promise<StoredPackage[]> =>
      database
        .select(columns)
        .from(shellPackages)
        .where(and(eq(shellPackages.name, name), eq(shellPackages.version, version)))
        .orderBy(asc(shellPackages.createdAt)),

    /** Stores the packages of a version of the shell in place of earlier ones. Storing them again changes nothing. */
    keep: (shell: string, packages: StoredPackage[], who: string): Promise<void> =>
      database.transaction(async (transaction) => {
        // Serialises offers of the same shell.
        await transaction
          .select({ version: releases.version })
          .from(releases)
          .where(and(eq(releases.part, 'shell'), eq(releases.version, shell)))
          .for('no key update')
        const before = await offered(transaction, shell)
        await transaction
          .insert(shellPackages)
          .values(packages.map((each) => ({ ...each, shellVersion: shell })))
          .onConflictDoUpdate({
            target: [
              shellPackages.shellVersion,
              shellPackages.name,
              shellPackages.version,
              shellPackages.sha384,
            ],
            set: { replacedAt: null },
          })
        await replaceOthers(transaction, shell, packages)
        const hashes = packages.map(({ sha384 }) => sha384)
        await transaction
          .delete(unreleasedFiles)
          .where(sql`${unreleasedFiles.sha384} = any(${sql.param(hashes)})`)
        const subject = subjectOf(shell, packages)
        const isSame =
          before.length === packages.length && before.every(({ sha384 }) => hashes.includes(sha384))
        if (!isSame) await audit(transaction, { who, what: 'packages: stored', subject })
      }),
  }
}

export type PackageRepository = ReturnType<typeof createPackageRepository>
