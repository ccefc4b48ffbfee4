import { Clock, Effect, Option } from "effect"
import { dispatchOffice } from "#domain/access/accessTable.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { insurerNamed } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { vehicleText } from "#domain/jobs/JobDraft.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { Users } from "#domain/people/Users.ts"
import { canonicalJson } from "#domain/shared/canonicalJson.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { Dispatch, type DispatchContent, DispatchId, numberOf } from "./Dispatch.ts"
import { DispatchAnswers } from "./DispatchAnswers.ts"
import { Dispatches } from "./Dispatches.ts"

/**
 * Takes in a work assignment: a new one, or what the network says anew of one that it sent before. The same again
 * changes nothing. An insurer that the shop knows by another name gets the shop's name. What was linked to a job stays
 * linked, and is marked as revised, to be compared again; what was declined is new again when the network changes it.
 * Of a new one those are told who may take it.
 */
export const receiveDispatch = Effect.fn("receiveDispatch")(function* (sent: DispatchContent) {
  // First: the directory is asked outside the shop's transaction, which must hold nothing meanwhile.
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
    ...undecided
  })
  const known = yield* dispatches.add(fresh)
  if (known === undefined) {
    yield* tellNewDispatch(fresh, features)
    return fresh
  }
  if (canonicalJson(known.content) === canonicalJson(content)) return known
  // What the shop said of it before is no answer to what the network says now.
  if (known.state === "declined") yield* (yield* DispatchAnswers).drop(known.id)
  // Two that come at once each see the other's version: the later one is asked again by whoever sent it.
  return yield* dispatches.save(
    new Dispatch({
      ...known,
      content,
      ...(known.state === "linked" ? { revisedAt: now } : { ...undecided, receivedAt: now })
    })
  )
})

/** A dispatch of which nothing has become yet. */
export const undecided = {
  state: "new",
  jobId: null,
  reason: null,
  note: "",
  decidedBy: null,
  decidedAt: null
} as const

/** The insurer as the shop calls it; as the network does where the shop has no such one. */
const companyOf = Effect.fnUntraced(function* ({ company }: DispatchContent) {
  if (company.trim() === "") return ""
  const { items } = yield* Effect.orDie(
    Insurers.use(({ list }) => list({ text: company.trim().slice(0, 100), size: 50 }))
  )
  return insurerNamed(items, company)?.insurerName ?? company
})

/**
 * Tells those who may take a new dispatch that it came, by mail or on their devices, as each chose (spec §3); not who
 * brought it in. It says who sends it and for which vehicle, and nothing of the policyholder.
 */
const tellNewDispatch = Effect.fn("tellNewDispatch")(function* ({ content }: Dispatch, features: Tenant["features"]) {
  const asker = Option.getOrUndefined(yield* Effect.serviceOption(CurrentUser))
  const sender = asker !== undefined && "id" in asker ? asker.id : undefined
  const outbox = yield* Outbox
  const about = [content.company, vehicleText(content.vehicle)].filter((text) => text.trim() !== "").join(" · ")
  for (const { id, active, roles } of yield* (yield* Users).list)
    if (active && id !== sender && mayEnter(dispatchOffice, { roles, features, accountActive: true }))
      yield* outbox.put({ kind: "dispatchArrived", userId: id, dispatch: { number: numberOf(content), about } })
})
