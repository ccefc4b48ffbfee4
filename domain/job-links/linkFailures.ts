import { Schema } from "effect"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"

/** The link does not exist or was revoked. The browser is shown how to contact the shop, but nothing about a job. */
export class LinkUnknown extends Schema.TaggedError<LinkUnknown>()(
  "LinkUnknown",
  {
    shop: field(
      Schema.optionalKey(
        Schema.Struct({
          name: field(Schema.String, "Shop name.", "Copper State Auto Glass"),
          phone: field(Schema.String, "Phone number; empty if none.", "602-555-0100")
        })
      ),
      "Shop the URL belongs to; only set when requesting a document."
    ),
    language: field(
      Schema.optionalKey(DocumentLanguage),
      "Language of the link, or the requested language; omitted if neither is known."
    )
  },
  { httpApiStatus: 404 }
) {}

/** The document has changed since it was shown; it must be shown again before the customer can respond. */
export class DocumentChanged extends Schema.TaggedError<DocumentChanged>()(
  "DocumentChanged",
  {},
  { httpApiStatus: 409 }
) {}

/**
 * The link has nothing to pay: it requests no payment, everything is paid or pending, the quote is not accepted, or the
 * offer has expired.
 */
export class LinkNotPayable extends Schema.TaggedError<LinkNotPayable>()(
  "LinkNotPayable",
  {},
  { httpApiStatus: 409 }
) {}

/** The quote can no longer be answered: it was answered already, has expired, or became a work order. */
export class QuoteNotOpen extends Schema.TaggedError<QuoteNotOpen>()("QuoteNotOpen", {}, { httpApiStatus: 409 }) {}
