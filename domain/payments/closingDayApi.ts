import { Schema } from "effect"
import { jobOffice, shopOwner } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"

const closed = Schema.Struct({
  closedThrough: field(OptionalDay, "The last day whose books are closed, empty while none is.", "2026-10-31")
})

/** The books are not closed for a day that is still to come somewhere in the shop. */
export class ClosingDayAhead extends Schema.TaggedError<ClosingDayAhead>()(
  "ClosingDayAhead",
  { limit: field(Schema.String, "The last day that can be closed: today.", "2026-11-21") },
  { httpApiStatus: 422 }
) {}

export const getClosingDay = endpoint({
  name: "getClosingDay",
  summary: "The last day whose books are closed: nothing dated on or before it is made, changed or taken back.",
  method: "GET",
  path: "/closing-day",
  access: jobOffice,
  input: Schema.Struct({}),
  output: closed,
  failures: []
})

export const putClosingDay = endpoint({
  name: "putClosingDay",
  summary: "Closes the books up to a day, or opens them again from the day after it. Written in the audit log.",
  method: "PUT",
  path: "/closing-day",
  access: shopOwner,
  input: closed,
  output: closed,
  failures: [ClosingDayAhead]
})
