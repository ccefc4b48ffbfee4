import { Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** The shop has no public quote: its public page is not active. */
export class QuoteClosed extends Schema.TaggedError<QuoteClosed>()("QuoteClosed", {}, { httpApiStatus: 404 }) {}

/** The place is outside the shop's service radius, or its postal code is unknown. */
export class OutsideRadius extends Schema.TaggedError<OutsideRadius>()(
  "OutsideRadius",
  { miles: field(Schema.Int, "How far the shop travels, in miles; 0 if it offers no mobile service.", 25) },
  { httpApiStatus: 422 }
) {}

/**
 * The location does not accept work from visitors. Also returned if it is inactive, belongs to another shop, or does
 * not exist.
 */
export class QuoteLocationGone extends Schema.TaggedError<QuoteLocationGone>()(
  "QuoteLocationGone",
  {},
  { httpApiStatus: 422 }
) {}

/** The half-day has been taken in the meantime; the visitor must choose another. */
export class TimeTaken extends Schema.TaggedError<TimeTaken>()("TimeTaken", {}, { httpApiStatus: 409 }) {}

/** Fails with `TimeTaken` if the proposed hours are no longer available; treats any other failure as a defect. */
export const timeTaken = (failure: { readonly _tag: string }) =>
  failure._tag === "InstallerBooked" || failure._tag === "PlanRefused"
    ? Effect.fail(new TimeTaken())
    : Effect.die(failure)

/** The price shown is no longer the shop's price. */
export class QuotePriceChanged extends Schema.TaggedError<QuotePriceChanged>()(
  "QuotePriceChanged",
  {},
  { httpApiStatus: 409 }
) {}

/** The appointment can no longer be moved or canceled online: it is today or past, or there is none. */
export class VisitFixed extends Schema.TaggedError<VisitFixed>()("VisitFixed", {}, { httpApiStatus: 409 }) {}
