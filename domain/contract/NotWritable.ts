/**
 * The disk or database rejected a write. A temporary defect until there is free space or the database accepts writes
 * again; returned as 503, not 500.
 */
export class NotWritable extends Error {
  override readonly name = "NotWritable"
  readonly reason: "diskFull" | "database"

  constructor(reason: "diskFull" | "database", options?: ErrorOptions) {
    super(reason === "diskFull" ? "No disk space is left" : "The database is read-only", options)
    this.reason = reason
  }
}
