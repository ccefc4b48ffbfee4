import { Context, type Effect } from "effect"
import type { User } from "#domain/people/User.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"

/** Whose e-mail address is whose. Several people, of several shops or of one, may share one; case does not matter. */
export class SignInEmails extends Context.Service<
  SignInEmails,
  {
    /** In which shops somebody has this address; no tenant bounds the question. */
    readonly shopsOf: (email: string) => Effect.Effect<ReadonlyArray<TenantId>>
    /** The people of the shop who have it and may sign in, by user name. */
    readonly peopleWith: (email: string) => Effect.Effect<ReadonlyArray<User>, never, CurrentTenant>
  }
>()("domain/password-reset/SignInEmails") {}
