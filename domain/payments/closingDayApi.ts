import { Schema } from "effect"
import { officeAccess, ownerAccess } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"

const closed = Schema.Struct({
  closedThrough: field(OptionalDay, "Last closed day; empty if the books are open.", "2026-10-31")
})

/** The books cannot be closed through a day that has not begun at every location of the shop. */
export class ClosingDayAhead extends Schema.TaggedError<ClosingDayAhead>()(
  "ClosingDayAhead",
  { limit: field(Schema.String, "Last day that can be closed: today.", "2026-11-21") },
  { httpApiStatus: 422 }
) {}

export const getClosingDay = endpoint({
  name: "getClosingDay",
  summary: "Returns the last closed day. Nothing dated on or before it can be created, changed or reversed.",
  method: "GET",
  path: "/closing-day",
  access: officeAccess,
  input: Schema.Struct({}),
  output: closed,
  failures: []
})

export const putClosingDay = endpoint({
  name: "putClosingDay",
  summary: "Closes the books through a day, or reopens them. Recorded in the audit log.",
  method: "PUT",
  path: "/closing-day",
  access: ownerAccess,
  input: closed,
  output: closed,
  failures: [ClosingDayAhead]
})
