import { Schema } from "effect"
import { LostReason } from "#domain/jobs/jobCodes.ts"
import { PaymentSource } from "#domain/payments/PaymentSource.ts"
import { field } from "#domain/shared/field.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { versionField } from "#domain/shared/RecordSave.ts"

/** The maximum number of entries in a list. */
export const maxChoices = 60

const keyOf = (name: string) => name.trim().toLowerCase()

/** The entries of a list: at least one, unique regardless of case. */
const Names = Schema.Array(requiredText(80)).check(
  Schema.makeFilter((names) =>
    names.length === 0
      ? "required"
      : names.length > maxChoices
        ? `tooMany:${maxChoices}`
        : new Set(names.map(keyOf)).size < names.length
          ? "choiceList.twice"
          : undefined
  )
)

/** The lists a shop can customize, in display order. */
export const ChoiceListsDraft = Schema.Struct({
  paymentSources: field(
    Names,
    "Payment sources outside the system: either one of our codes (`cash`, `check`, `cardTerminal`, `bankTransfer`, `insurerEft`), translated into every language, or the shop's own wording.",
    ["cash", "check", "Financing"]
  ),
  lostReasons: field(
    Names,
    "Reasons for lost quotes: either one of our codes (`price`, `insurerSteered`, `elsewhere`, `noAnswer`, `expired`), translated into every language, or the shop's own wording.",
    ["price", "noAnswer", "Bought a used car"]
  )
})
export type ChoiceListsDraft = typeof ChoiceListsDraft.Type

/** The shop's stored lists. `version` is incremented on every save; 0 if the shop has never changed them. */
export const ChoiceLists = Schema.Struct({
  version: versionField,
  ...ChoiceListsDraft.fields
})
export type ChoiceLists = typeof ChoiceLists.Type

/** The default lists. */
export const defaultLists: ChoiceLists = {
  version: 0,
  paymentSources: PaymentSource.literals,
  lostReasons: LostReason.literals
}

/** The lists were saved by someone else after they were loaded; `current` is the current version. */
export class ChoiceListsChanged extends Schema.TaggedError<ChoiceListsChanged>()(
  "ChoiceListsChanged",
  { current: field(ChoiceLists, "Current version of the lists.") },
  { httpApiStatus: 409 }
) {}
