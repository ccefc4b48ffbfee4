import { Effect } from "effect"
import { TenantSettings } from "./TenantSettings.ts"

/** Whether everybody of a shop must have a second step, "true" or "false": group Security, key SecondStepRequired. */
export const secondStepRequired = { group: "Security", groupKey: "SecondStepRequired" } as const

/** Whether the shop requires a second step of its people; it does not unless it says so. */
export const isSecondStepRequired = Effect.gen(function* () {
  const kept = yield* (yield* TenantSettings).list
  return kept.some(
    ({ group, groupKey, value }) =>
      group === secondStepRequired.group && groupKey === secondStepRequired.groupKey && value === "true"
  )
})
