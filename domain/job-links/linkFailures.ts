import { Schema } from "effect"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"

/**
 * There is no such link, or the shop took it back. Whoever opens it in a browser is told whom to call: the shop, and
 * nothing of a job.
 */
export class LinkUnknown extends Schema.TaggedError<LinkUnknown>()(
  "LinkUnknown",
  {
    shop: field(
      Schema.optionalKey(
        Schema.Struct({
          name: field(Schema.String, "The shop's name.", "Copper State Auto Glass"),
          phone: field(Schema.String, "Phone number; empty without one.", "602-555-0100")
        })
      ),
      "Whose address was opened, where a document is asked for."
    ),
    language: field(
      Schema.optionalKey(DocumentLanguage),
      "The language of the link; left out where there never was one, or another was asked for."
    )
  },
  { httpApiStatus: 404 }
) {}

/** The paper says something else by now: it is shown again before it is answered. */
export class DocumentChanged extends Schema.TaggedError<DocumentChanged>()(
  "DocumentChanged",
  {},
  { httpApiStatus: 409 }
) {}

/**
 * There is nothing to pay by this link: it asks for nothing, all is paid or under way, the quote is not accepted, or
 * the offer is too old.
 */
export class LinkNotPayable extends Schema.TaggedError<LinkNotPayable>()(
  "LinkNotPayable",
  {},
  { httpApiStatus: 409 }
) {}

/** This quote waits for no answer: it is answered already, too old, or the work is ordered. */
export class QuoteNotOpen extends Schema.TaggedError<QuoteNotOpen>()("QuoteNotOpen", {}, { httpApiStatus: 409 }) {}
