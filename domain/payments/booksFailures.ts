import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** The document is dated on a day whose books are closed: it is neither made nor changed. `path` is the field of the day. */
export class BooksClosed extends Schema.TaggedError<BooksClosed>()(
  "BooksClosed",
  {
    path: field(
      Schema.Literals(["collectionDate", "date", ""]),
      "Which field has the day; empty where nobody typed it.",
      "date"
    ),
    closedThrough: field(Schema.String, "The last day whose books are closed.", "2026-10-31")
  },
  { httpApiStatus: 422 }
) {}
