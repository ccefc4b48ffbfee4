import { Clock, Effect, Option } from "effect"
import { dispatchAccess } from "#domain/access/accessTable.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { insurerWithName } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { vehicleText } from "#domain/jobs/JobDraft.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { Users } from "#domain/people/Users.ts"
import { canonicalJson } from "#domain/shared/canonicalJson.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { Dispatch, type DispatchContent, DispatchId, dispatchNumberOf } from "./Dispatch.ts"
import { DispatchAnswers } from "./DispatchAnswers.ts"
import { Dispatches } from "./Dispatches.ts"

/**
 * Receives a work assignment: a new one, or a revision of one sent before. Idempotent: the same content has no effect.
 * An insurer the shop knows under another name gets the shop's name for it. A linked dispatch stays linked and is
 * marked as revised, to be compared again; a declined one becomes new again. For a new dispatch, notifies the users who
 * may handle it.
 */
export const receiveDispatch = Effect.fn("receiveDispatch")(function* (sent: DispatchContent) {
  // Look up the features first: the directory is queried outside the tenant's transaction, which must not hold locks
  // while waiting.
  const { features = [] } = (yield* (yield* Tenants).get((yield* CurrentTenant).id)) ?? {}
  const content = { ...sent, company: yield* companyOf(sent) }
  const dispatches = yield* Dispatches
  const now = yield* Clock.currentTimeMillis
  const fresh = new Dispatch({
    id: DispatchId.make(yield* (yield* NewId).next),
    version: 1,
    content,
    receivedAt: now,
    revisedAt: null,
    ...undecidedFields
  })
  const known = yield* dispatches.add(fresh)
  if (known === undefined) {
    yield* notifyNewDispatch(fresh, features)
    return fresh
  }
  if (canonicalJson(known.content) === canonicalJson(content)) return known
  // The earlier answer does not apply to the revision.
  if (known.state === "declined") yield* (yield* DispatchAnswers).remove(known.id)
  // If two revisions arrive concurrently, the later save is rejected with `DispatchChanged` and the sender retries.
  return yield* dispatches.save(
    new Dispatch({
      ...known,
      content,
      ...(known.state === "linked" ? { revisedAt: now } : { ...undecidedFields, receivedAt: now })
    })
  )
})

/** The decision fields of a dispatch that has not been decided yet. */
export const undecidedFields = {
  state: "new",
  jobId: null,
  reason: null,
  note: "",
  decidedBy: null,
  decidedAt: null
} as const

/** Returns the shop's own name for the insurer, or the network's if the shop does not know it. */
const companyOf = Effect.fnUntraced(function* ({ company }: DispatchContent) {
  if (company.trim() === "") return ""
  const { items } = yield* Effect.orDie(
    Insurers.use(({ list }) => list({ text: company.trim().slice(0, 100), size: 50 }))
  )
  return insurerWithName(items, company)?.insurerName ?? company
})

/**
 * Notifies the users who may handle a new dispatch, by email or push according to their preferences (spec §3), except
 * the user who submitted it. Includes the insurer and the vehicle, but nothing about the policyholder.
 */
const notifyNewDispatch = Effect.fn("notifyNewDispatch")(function* (
  { content }: Dispatch,
  features: Tenant["features"]
) {
  const asker = Option.getOrUndefined(yield* Effect.serviceOption(CurrentUser))
  const sender = asker !== undefined && "id" in asker ? asker.id : undefined
  const outbox = yield* Outbox
  const about = [content.company, vehicleText(content.vehicle)].filter((text) => text.trim() !== "").join(" · ")
  for (const { id, active, roles } of yield* (yield* Users).list)
    if (active && id !== sender && hasAccess(dispatchAccess, { roles, features, accountActive: true }))
      yield* outbox.enqueue({
        kind: "dispatchArrived",
        userId: id,
        dispatch: { number: dispatchNumberOf(content), about }
      })
})
