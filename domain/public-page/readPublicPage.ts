import { Clock, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { keptLook, keptSetting } from "./keptPublicPage.ts"
import { publicPageState } from "./publicPageState.ts"

/**
 * All that the page and its quotes go by: the shop's entry in the directory, the state of its
 * page, the settings of quotes, and the look. Not for visitors as it is: recipients and pricing are the shop's own.
 */
export const readPublicPage = Effect.gen(function* () {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (tenant === undefined) return yield* Effect.die(new Error("a shop that is asked of is in the directory"))
  const [{ value: setting }, { value: look }] = [yield* keptSetting.find, yield* keptLook.find]
  return { tenant, setting, look, state: publicPageState(tenant, setting, yield* Clock.currentTimeMillis) }
})
