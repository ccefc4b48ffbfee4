import { Effect, Schema } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { normalizeLostReason } from "#domain/jobs/endQuotes.ts"
import { paymentSource } from "#domain/payments/sourceText.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { ChoiceLists, ChoiceListsChanged, defaultLists } from "./ChoiceLists.ts"
import { getChoiceLists, putChoiceLists } from "./choiceListsApi.ts"

const place = { group: "Jobs", groupKey: "ChoiceLists" } as const
// Stored values were valid under the rules at the time.
const Kept = Schema.fromJsonString(ChoiceLists)
const decode = Schema.decodeUnknownSync(Kept, { disableChecks: true })
const encode = Schema.encodeSync(Kept, { disableChecks: true })

const read = Effect.gen(function* () {
  const settings = yield* (yield* TenantSettings).list
  const value = settings.find(({ group, groupKey }) => group === place.group && groupKey === place.groupKey)?.value
  return { value, lists: value === undefined ? defaultLists : decode(value) }
})

/** The shop's lists, or the defaults if it has not customized them. */
export const choiceLists = Effect.map(read, ({ lists }) => lists)

/**
 * Saves the lists as loaded at `version`; of two concurrent saves, one fails. An entry that matches one of our labels
 * in any language is stored as its code, so that each reader sees it in their own language.
 */
export const changeChoiceLists = Effect.fn("changeChoiceLists")(function* (typed: ChoiceLists) {
  const { lists, value } = yield* read
  if (lists.version !== typed.version) return yield* new ChoiceListsChanged({ current: lists })
  const next: ChoiceLists = {
    version: typed.version + 1,
    paymentSources: eachOnce(typed.paymentSources.map(paymentSource)),
    lostReasons: eachOnce(typed.lostReasons.map(normalizeLostReason))
  }
  const isKept = yield* (yield* TenantSettings).replace({ ...place, value: encode(next) }, value)
  return isKept ? next : yield* new ChoiceListsChanged({ current: yield* choiceLists })
})

/** Removes duplicates, including different labels that map to the same code. */
const eachOnce = (names: ReadonlyArray<string>) =>
  names.filter((name, at) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at)

export const choiceListsHandlers = [
  handle(getChoiceLists, () => choiceLists),
  handle(putChoiceLists, changeChoiceLists)
]
