import { Effect, Option } from "effect"
import { dispatchOffice } from "#domain/access/accessTable.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { vehicleText } from "#domain/jobs/JobDraft.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { Users } from "#domain/people/Users.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { type Dispatch, numberOf } from "./Dispatch.ts"

/**
 * Tells those who may take a new dispatch that it came, by mail or on their devices, as each chose (spec §3); not who
 * brought it in. It says who sends it and for which vehicle, and nothing of the policyholder.
 */
export const tellNewDispatch = Effect.fn("tellNewDispatch")(function* (
  { content }: Dispatch,
  features: Tenant["features"]
) {
  const asker = Option.getOrUndefined(yield* Effect.serviceOption(CurrentUser))
  const sender = asker !== undefined && "id" in asker ? asker.id : undefined
  const outbox = yield* Outbox
  const about = [content.company, vehicleText(content.vehicle)].filter((text) => text.trim() !== "").join(" · ")
  for (const { id, active, roles } of yield* (yield* Users).list)
    if (active && id !== sender && mayEnter(dispatchOffice, { roles, features, accountActive: true }))
      yield* outbox.put({ kind: "dispatchArrived", userId: id, dispatch: { number: numberOf(content), about } })
})
