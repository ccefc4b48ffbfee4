import { Schema } from "effect"

/** There is no such link, or the shop took it back. */
export class LinkUnknown extends Schema.TaggedError<LinkUnknown>()("LinkUnknown", {}, { httpApiStatus: 404 }) {}

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
