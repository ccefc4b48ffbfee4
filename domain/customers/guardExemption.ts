import { Effect, Option } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { mayWriteTax } from "#domain/access/mayEnter.ts"
import { type CustomerDraft, TaxExemptionKept } from "./Customer.ts"

type Exemption = Pick<CustomerDraft, "taxExemptNo" | "taxExemptExpirationDate">

const none: Exemption = { taxExemptNo: "", taxExemptExpirationDate: "" }

/**
 * Refuses another tax exemption than the one that stands from somebody who may not write tax. The system's own work,
 * without a user in its context, may.
 */
export const guardExemption = Effect.fn("guardExemption")(function* (next: Exemption, standing: Exemption = none) {
  const user = yield* Effect.serviceOption(CurrentUser)
  if (Option.isNone(user) || mayWriteTax(user.value)) return
  if (
    next.taxExemptNo.trim() === standing.taxExemptNo.trim() &&
    next.taxExemptExpirationDate === standing.taxExemptExpirationDate
  )
    return
  return yield* new TaxExemptionKept()
})
