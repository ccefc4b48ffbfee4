/**
 * The disk or the database refused to write: a defect that passes once there is space again, or the database takes
 * writes. Answered 503, not 500.
 */
export class NotWritable extends Error {
  override readonly name = "NotWritable"
  readonly reason: "diskFull" | "database"

  constructor(reason: "diskFull" | "database", options?: ErrorOptions) {
    super(reason === "diskFull" ? "No space is left to write to" : "The database takes no writes", options)
    this.reason = reason
  }
}
