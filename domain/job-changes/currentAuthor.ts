import { Effect, Option } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { Author } from "#domain/jobs/JobChange.ts"

/** The current user, as recorded in history entries; null on public pages and for system jobs. */
export const currentAuthor = Effect.map(Effect.serviceOption(CurrentUser), (asking): Author | null => {
  const user = Option.getOrUndefined(asking)
  return user === undefined ? null : { id: user.id, name: `${user.firstName} ${user.lastName}`.trim() }
})
