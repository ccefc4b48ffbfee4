import { Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { prorateUser } from "./prorateUser.ts"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import { Users } from "./Users.ts"

/** What one more user would cost this shop today, where whoever asks is; spec §6. */
export const userProration = Effect.fn("userProration")(function* () {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const asking = yield* (yield* Users).get((yield* signedInUser).id)
  if (tenant === undefined || asking === undefined)
    return yield* Effect.die(new Error("a signed-in person without an entry or a shop"))
  const today = yield* todayIn(asking.timeZone)
  return { edition: tenant.edition, ...prorateUser({ createdOn: tenant.createdOn, today }) }
})
