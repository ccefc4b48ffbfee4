import { Schema } from "effect"
import { LostReason } from "#domain/jobs/jobCodes.ts"
import { PaymentSource } from "#domain/payments/PaymentSource.ts"
import { field } from "#domain/shared/field.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { versionField } from "#domain/shared/RecordSave.ts"

/** How many entries one list may have. */
export const mostChoices = 60

const keyOf = (name: string) => name.trim().toLowerCase()

/** The names of a list, each once whatever the case, at least one. */
const Names = Schema.Array(requiredText(80)).check(
  Schema.makeFilter((names) =>
    names.length === 0
      ? "required"
      : names.length > mostChoices
        ? `tooMany:${mostChoices}`
        : new Set(names.map(keyOf)).size < names.length
          ? "choiceList.twice"
          : undefined
  )
)

/** The lists that a shop makes its own, in the order in which they are offered. */
export const ChoiceListsDraft = Schema.Struct({
  paymentSources: field(
    Names,
    "How payments outside the system come: a code of ours (`cash`, `check`, `cardTerminal`, `bankTransfer`, `insurerEft`), which every language has a word for, or the shop's own words.",
    ["cash", "check", "Financing"]
  ),
  lostReasons: field(
    Names,
    "Why quotes are lost: a code of ours (`price`, `insurerSteered`, `elsewhere`, `noAnswer`, `expired`), which every language has a word for, or the shop's own words.",
    ["price", "noAnswer", "Bought a used car"]
  )
})
export type ChoiceListsDraft = typeof ChoiceListsDraft.Type

/** The shop's lists as kept. `version` grows with every save; 0 where the shop never changed them. */
export const ChoiceLists = Schema.Struct({
  version: versionField,
  ...ChoiceListsDraft.fields
})
export type ChoiceLists = typeof ChoiceLists.Type

/** The lists of a shop that has not changed them. */
export const usualLists: ChoiceLists = {
  version: 0,
  paymentSources: PaymentSource.literals,
  lostReasons: LostReason.literals
}

/** Somebody saved the lists after they were opened; `current` is what stands now. */
export class ChoiceListsChanged extends Schema.TaggedError<ChoiceListsChanged>()(
  "ChoiceListsChanged",
  { current: field(ChoiceLists, "What stands now.") },
  { httpApiStatus: 409 }
) {}
