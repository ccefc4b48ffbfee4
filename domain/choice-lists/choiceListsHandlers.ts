import { Effect, Schema } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { lostReasonOf } from "#domain/jobs/endQuotes.ts"
import { paymentSource } from "#domain/payments/sourceText.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { ChoiceLists, ChoiceListsChanged, usualLists } from "./ChoiceLists.ts"
import { getChoiceLists, putChoiceLists } from "./choiceListsApi.ts"

const place = { group: "Jobs", groupKey: "ChoiceLists" } as const
// What was kept was right by the rules of its day.
const Kept = Schema.fromJsonString(ChoiceLists)
const decode = Schema.decodeUnknownSync(Kept, { disableChecks: true })
const encode = Schema.encodeSync(Kept, { disableChecks: true })

const read = Effect.gen(function* () {
  const settings = yield* (yield* TenantSettings).list
  const value = settings.find(({ group, groupKey }) => group === place.group && groupKey === place.groupKey)?.value
  return { value, lists: value === undefined ? usualLists : decode(value) }
})

/** The shop's lists, ours until it makes them its own. */
export const choiceLists = Effect.map(read, ({ lists }) => lists)

/**
 * Saves the lists as they were opened at `version`: one of two who do so at once. What is called as one of ours in any
 * language is kept by its code, so that each reader reads it in their own.
 */
export const changeChoiceLists = Effect.fn("changeChoiceLists")(function* (typed: ChoiceLists) {
  const { lists, value } = yield* read
  if (lists.version !== typed.version) return yield* new ChoiceListsChanged({ current: lists })
  const next: ChoiceLists = {
    version: typed.version + 1,
    paymentSources: eachOnce(typed.paymentSources.map(paymentSource)),
    lostReasons: eachOnce(typed.lostReasons.map(lostReasonOf))
  }
  const isKept = yield* (yield* TenantSettings).replace({ ...place, value: encode(next) }, value)
  return isKept ? next : yield* new ChoiceListsChanged({ current: yield* choiceLists })
})

/** Two words for one code are one entry. */
const eachOnce = (names: ReadonlyArray<string>) =>
  names.filter((name, at) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at)

export const choiceListsHandlers = [
  handle(getChoiceLists, () => choiceLists),
  handle(putChoiceLists, changeChoiceLists)
]
