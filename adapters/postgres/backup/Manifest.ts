/** The reason a backup is not restored, as one line for the user. Nothing was changed. */
export class CannotRestore extends Error {
  override readonly name = "CannotRestore"
}

/** A table in a backup. Its file is `<name>.copy.gz`; the SHA-256 is that of the uncompressed content. */
export interface BackedUpTable {
  readonly name: string
  readonly columns: ReadonlyArray<string>
  readonly rows: number
  readonly sha256: string
}

/**
 * The photos and documents in a backup: their number, total size, and the SHA-256 of the uncompressed list, which
 * contains the hash of each file.
 */
export interface BackedUpFiles {
  readonly count: number
  readonly bytes: number
  readonly sha256: string
}

/**
 * The content of a backup's `manifest.json`. `migrations` identifies the schema; `madeAt` is the time of the snapshot.
 */
export interface Manifest {
  readonly format: 1
  readonly madeAt: string
  readonly migrations: ReadonlyArray<string>
  readonly tables: ReadonlyArray<BackedUpTable>
  /** Missing in backups without files, and in those of builds that stored files in rows. */
  readonly files?: BackedUpFiles
}

/** Returns the name of a table's file in the backup folder. */
export const fileOf = (table: Pick<BackedUpTable, "name">): string => `${table.name}.copy.gz`
