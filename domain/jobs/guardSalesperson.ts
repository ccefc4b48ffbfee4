import { Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { sells } from "#domain/access/mayEnter.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { SalespersonUnavailable } from "./jobFailures.ts"

/** Whether a job may be put to a person's name: they work for the shop now, and sell. */
export const maySell = (person: Pick<User, "active" | "roles">): boolean => person.active && sells(person)

/**
 * Refuses to put a job to the name of anybody who does not sell for this shop now. Whose job it is already stays its
 * salesperson, also after they left.
 */
export const guardSalesperson = Effect.fn("guardSalesperson")(function* (
  id: UserId | null | undefined,
  before: UserId | null = null
) {
  if (id === undefined || id === null || id === before) return
  const user = yield* (yield* Users).get(id)
  if (user === undefined || !maySell(user)) return yield* new SalespersonUnavailable({ id })
})
