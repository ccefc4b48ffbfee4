import { Context, type Effect } from "effect"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import type { User } from "./User.ts"
import type { UserChanged, UserNameTaken, UserNotFound } from "./userFailures.ts"
import type { UserSearch } from "./UserSearch.ts"

/**
 * Where a shop's people are kept. User names are unique over all shops, whatever their case, so that one sign-in page
 * serves all.
 */
export class Users extends Context.Service<
  Users,
  {
    /** Which shop a user name belongs to; the one question about people that no tenant bounds. */
    readonly shopOf: (userName: string) => Effect.Effect<TenantId | undefined>
    readonly get: (id: UserId) => Effect.Effect<User | undefined, never, CurrentTenant>
    /** All of them, by last name. */
    readonly list: Effect.Effect<ReadonlyArray<User>, never, CurrentTenant>
    /**
     * One page by last name; `text` is sought anywhere in names, user name, e-mail and phone digits, whatever the case.
     */
    readonly search: (search: UserSearch) => Effect.Effect<Page<User>, CursorInvalid, CurrentTenant>
    /** The same people in the same order, however many, a stretch at a time. */
    readonly batch: (search: UserSearch, after?: string) => Effect.Effect<Batch<User>, never, CurrentTenant>
    /** The active people with this role; who asks next waits until the call is done. */
    readonly activeWith: (role: Role) => Effect.Effect<ReadonlyArray<UserId>, never, CurrentTenant>
    /** The person and the hash of their password, for sign-in alone. */
    readonly credentials: (
      userName: string
    ) => Effect.Effect<{ readonly user: User; readonly passwordHash: string } | undefined, never, CurrentTenant>
    readonly add: (user: User, passwordHash: string) => Effect.Effect<void, UserNameTaken, CurrentTenant>
    /** Keeps the person with the next version, if `user.version` is still the one that is kept. The password stays. */
    readonly change: (user: User) => Effect.Effect<User, UserNotFound | UserChanged | UserNameTaken, CurrentTenant>
    /**
     * Keeps the person as handed in, whoever stood there, and the password where one is given. A taken name is a
     * defect.
     */
    readonly save: (user: User, passwordHash?: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/people/Users") {}
