/**
 * The disk or database rejected a write. A temporary defect until there is free space or the database accepts writes
 * again; returned as 503, not 500.
 */
export class NotWritable extends Error {
  override readonly name = "NotWritable"
  readonly reason: "diskFull" | "database"

  constructor(reason: "diskFull" | "database", options?: ErrorOptions) {
    super(reason === "diskFull" ? "No space is left to write to" : "The database takes no writes", options)
    this.reason = reason
  }
}
