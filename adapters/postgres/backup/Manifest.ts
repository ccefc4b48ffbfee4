/** Why a backup is not restored, in one line for the person who asked. Nothing was changed. */
export class CannotRestore extends Error {
  override readonly name = "CannotRestore"
}

/** One table of a backup: its file is `<name>.copy.gz`, whose unpacked bytes have this SHA-256. */
export interface BackedUpTable {
  readonly name: string
  readonly columns: ReadonlyArray<string>
  readonly rows: number
  readonly sha256: string
}

/**
 * The photos and papers of a backup: how many, how large together, and the SHA-256 of their unpacked list, which has
 * each one's.
 */
export interface BackedUpFiles {
  readonly count: number
  readonly bytes: number
  readonly sha256: string
}

/**
 * What a backup says of itself in `manifest.json`. `migrations` is the schema it was made of; `madeAt` the moment all
 * its rows stood together.
 */
export interface Manifest {
  readonly format: 1
  readonly madeAt: string
  readonly migrations: ReadonlyArray<string>
  readonly tables: ReadonlyArray<BackedUpTable>
  /** None in backups of rows alone, and of builds that kept files in the rows. */
  readonly files?: BackedUpFiles
}

/** A table's file in the backup's folder. */
export const fileOf = (table: Pick<BackedUpTable, "name">): string => `${table.name}.copy.gz`
