import { Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** The shop has no public quote: the feature is off, or the shop is not open on the platform. */
export class QuoteClosed extends Schema.TaggedError<QuoteClosed>()("QuoteClosed", {}, { httpApiStatus: 404 }) {}

/** The place is farther away than the shop comes, or nobody knows where it is. */
export class OutsideRadius extends Schema.TaggedError<OutsideRadius>()(
  "OutsideRadius",
  { miles: field(Schema.Int, "How far the shop comes, in miles; 0 where it comes to nobody.", 25) },
  { httpApiStatus: 422 }
) {}

/** The location does no work for visitors; the same for one that is inactive, another shop's or nobody's. */
export class QuoteLocationGone extends Schema.TaggedError<QuoteLocationGone>()(
  "QuoteLocationGone",
  {},
  { httpApiStatus: 422 }
) {}

/** That half of that day is taken by now: others are to be chosen from. */
export class TimeTaken extends Schema.TaggedError<TimeTaken>()("TimeTaken", {}, { httpApiStatus: 409 }) {}

/** What a visitor is told where hours that were proposed to them are no longer to be had; anything else is a defect. */
export const timeTaken = (failure: { readonly _tag: string }) =>
  failure._tag === "InstallerBooked" || failure._tag === "PlanRefused"
    ? Effect.fail(new TimeTaken())
    : Effect.die(failure)

/** The price that was shown is not the shop's any more. */
export class QuotePriceChanged extends Schema.TaggedError<QuotePriceChanged>()(
  "QuotePriceChanged",
  {},
  { httpApiStatus: 409 }
) {}

/** The appointment cannot be moved or cancelled here any more: it is today or over, or there is none. */
export class VisitFixed extends Schema.TaggedError<VisitFixed>()("VisitFixed", {}, { httpApiStatus: 409 }) {}
