import { Context, type Effect } from "effect"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import type { User } from "./User.ts"
import type { UserChanged, UserNameTaken, UserNotFound } from "./userFailures.ts"
import type { UserSearch } from "./UserSearch.ts"

/**
 * Storage for a shop's users. User names are unique across all shops, ignoring case, so that one sign-in page serves
 * all of them.
 */
export class Users extends Context.Service<
  Users,
  {
    /** Returns the shop a user name belongs to; the only user query that is not limited to a tenant. */
    readonly shopOf: (userName: string) => Effect.Effect<TenantId | undefined>
    readonly get: (id: UserId) => Effect.Effect<User | undefined, never, CurrentTenant>
    /** All users, by last name. */
    readonly list: Effect.Effect<ReadonlyArray<User>, never, CurrentTenant>
    /**
     * Returns one page, by last name by default. `text` matches anywhere in names, user name, email address and phone
     * digits, ignoring case.
     */
    readonly search: (search: UserSearch) => Effect.Effect<Page<User>, CursorInvalid, CurrentTenant>
    /** Returns the same users in the same order, one batch at a time. */
    readonly batch: (search: UserSearch, after?: string) => Effect.Effect<Batch<User>, never, CurrentTenant>
    /** Returns the active users with this role and locks them until the transaction ends. */
    readonly lockActiveWithRole: (role: Role) => Effect.Effect<ReadonlyArray<UserId>, never, CurrentTenant>
    /** Returns a user with the hash of their password. For sign-in only. */
    readonly credentials: (
      userName: string
    ) => Effect.Effect<{ readonly user: User; readonly passwordHash: string } | undefined, never, CurrentTenant>
    readonly add: (user: User, passwordHash: string) => Effect.Effect<void, UserNameTaken, CurrentTenant>
    /**
     * Saves the user with the version incremented; rejects with `UserChanged` if `user.version` is not the stored one.
     * Does not change the password.
     */
    readonly change: (user: User) => Effect.Effect<User, UserNotFound | UserChanged | UserNameTaken, CurrentTenant>
    /** Saves the user without checking the version, and the password if one is given. A taken user name is a defect. */
    readonly save: (user: User, passwordHash?: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/people/Users") {}
