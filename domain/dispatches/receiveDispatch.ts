import { Clock, Effect } from "effect"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { insurerNamed } from "#domain/insurers/Insurer.ts"
import { canonicalJson } from "#domain/shared/canonicalJson.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { tellNewDispatch } from "./tellNewDispatch.ts"
import { Dispatch, type DispatchContent, DispatchId } from "./Dispatch.ts"
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
