import { Context, type Effect } from "effect"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { UserId } from "./CurrentUser.ts"
import type { User } from "./User.ts"

/** Where a shop's people are kept. User names are unique over all shops, so that one sign-in page serves all. */
export class Users extends Context.Service<Users, {
  /** Which shop a user name belongs to; the one question about people that no tenant bounds. */
  readonly shopOf: (userName: string) => Effect.Effect<TenantId | undefined>
  readonly get: (id: UserId) => Effect.Effect<User | undefined, never, CurrentTenant>
  readonly list: Effect.Effect<ReadonlyArray<User>, never, CurrentTenant>
  /** The person and the hash of their password, for sign-in alone. */
  readonly credentials: (userName: string) => Effect.Effect<{ readonly user: User; readonly passwordHash: string } | undefined, never, CurrentTenant>
  readonly save: (user: User, passwordHash?: string) => Effect.Effect<void, never, CurrentTenant>
}>()("domain/people/Users") {}
