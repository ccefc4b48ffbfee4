import { Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { isInstallerOnly } from "#domain/access/hasAccess.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import type { Dispatch } from "./Dispatch.ts"
import { dispatchNumberOf } from "./Dispatch.ts"
import { Dispatches, type DispatchSearch } from "./Dispatches.ts"
import type { getDispatchMatches } from "./dispatchesApi.ts"

/**
 * Returns the dispatches visible to the current user. Users with only the installer role see those of their own jobs.
 */
export const listVisibleDispatches = Effect.fn("listVisibleDispatches")(function* (search: DispatchSearch) {
  const person = yield* requireUser
  return yield* (yield* Dispatches).list(search, isInstallerOnly(person) ? person.id : undefined)
})

type Matches = (typeof getDispatchMatches)["output"]["Type"]

const maxMatches = 6

/** Returns the open jobs and active customers that a dispatch may belong to, best matches first. */
export const matchDispatch = Effect.fn("matchDispatch")(function* ({ id }: Pick<Dispatch, "id">) {
  const { content } = yield* (yield* Dispatches).get(id)
  const jobs = new Map<string, Matches["jobs"][number]>()
  const sought = [
    ["number", dispatchNumberOf(content)],
    ["claim", content.claimNumber],
    ["vin", content.vehicle.vin],
    ["plate", content.vehicle.plate],
    ["name", content.insuredName]
  ] as const
  for (const [by, text] of sought) {
    if (text.trim().length < 3 || jobs.size >= maxMatches) continue
    for (const stage of ["quote", "workorder"] as const) {
      const { items } = yield* Effect.orDie(
        (yield* Jobs).list({ text: text.trim().slice(0, 100), stage, size: maxMatches })
      )
      for (const { id: job, number, customerName, vehicle } of items)
        if (!jobs.has(job) && jobs.size < maxMatches)
          jobs.set(job, { id: job, number, stage, customerName, vehicle, by })
    }
  }
  const customers = new Map<string, Matches["customers"][number]>()
  const named = [
    ["phone", phoneDigits(content.insuredPhone)],
    ["email", content.insuredEmail],
    ["name", content.insuredName]
  ] as const
  for (const [by, text] of named) {
    if (text.trim().length < 3 || customers.size >= maxMatches) continue
    const { items } = yield* Effect.orDie(
      (yield* Customers).list({ text: text.trim().slice(0, 100), status: "active", size: maxMatches })
    )
    for (const { id: customer, customerName } of items)
      if (!customers.has(customer) && customers.size < maxMatches)
        customers.set(customer, { id: customer, customerName, by })
  }
  return { jobs: [...jobs.values()], customers: [...customers.values()] }
})
