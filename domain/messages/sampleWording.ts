import { Clock, Effect } from "effect"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { documentFormats } from "#domain/documents/documentFormats.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { phoneText } from "#domain/shared/phoneText.ts"
import { daysAfter, dayOf } from "#domain/shared/Today.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { type TemplateVariable, unknownVariables } from "./fillTemplate.ts"
import { arrivalText } from "./messageValues.ts"
import { keptNotices } from "./keptNotices.ts"
import { type WordingOf, wordingOf } from "./wordings.ts"

/** A message's wording where no job is open, with the shop's own facts and an example of all others. */
export const sampleWording = Effect.fn("sampleWording")(function* (of: WordingOf) {
  const known = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (known === undefined) return yield* Effect.die(new Error("the shop is not there"))
  const shop = { ...known, ...(yield* (yield* OwnBusiness).get) }
  const { money, day, time } = documentFormats(of.language, shop.country)
  const soon = day(daysAfter(dayOf(yield* Clock.currentTimeMillis, "UTC"), 1))
  const examples: Readonly<Record<Exclude<TemplateVariable, "link">, string>> = {
    firstName: "Ada",
    shop: shop.businessName,
    shopPhone: phoneText(shop.phoneNumber),
    vehicle: "2023 Honda Accord",
    number: "1042",
    total: money(48_250),
    balance: money(10_000),
    paid: money(38_250),
    installDate: soon,
    appointment: `${soon}, ${time("09:30")}`,
    installer: "Luis",
    arrival: arrivalText(time, "09:30", "10:00"),
    reviewLink: (yield* keptNotices).reviewLink || "https://"
  }
  return {
    wording: yield* wordingOf(of),
    values: Object.entries(examples)
      .filter(([name]) => unknownVariables(`{${name}}`, of.template).length === 0)
      .map(([name, value]) => ({ name, value: value.replace(/[\u00a0\u202f]/g, " ") }))
  }
})
