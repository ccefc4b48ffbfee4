import { Effect } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { openSession } from "#domain/session/sessionHandlers.ts"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { signIn } from "#domain/session/signIn.ts"
import { AuthCookies } from "#domain/credentials/AuthCookies.ts"
import { freshTenant, freshUser, withTenant } from "#tests/contracts/fresh.ts"

const root = freshTenant({ prefix: "", tenantUniqueId: "frit-root" })
const demo = freshTenant({ prefix: "demo" })
const other = freshTenant({ prefix: "other" })

/** Runs work at the host of the base domain or a shop. */
export const at = { base: withTenant(root.id), demo: withTenant(demo.id), other: withTenant(other.id) }

/** The platform and two shops, without users. */
export const platformAndShops = inMemory([root, demo, other])

export const password = "Correct Horse 9"

/** Bea, who works at demo. */
export const bea = Effect.fnUntraced(function* (changes: Partial<User> = {}) {
  const user = freshUser({ userName: "bea", ...changes })
  yield* (yield* Users).save(user, yield* (yield* Passwords).hash(password)).pipe(at.demo)
  return user
})

/** Bea signed in at demo, with the tokens in the layer's cookies. */
export const beaSignedIn = Effect.gen(function* () {
  const user = yield* bea()
  const { key } = yield* signIn({ userName: "bea", password }).pipe(at.base)
  yield* openSession({ key }).pipe(at.demo)
  return { user, ...(yield* shown) }
})

/** The tokens the browser would send now. */
export const shown = AuthCookies.useSync(({ access, refresh }) => ({ access: access!, refresh: refresh! }))

/** Another browser, or another request of the same one, that sends these tokens and discards the response. */
export const showing = (tokens: { readonly access?: string; readonly refresh?: string }) =>
  Effect.provideService(AuthCookies, {
    access: tokens.access,
    refresh: tokens.refresh,
    set: () => Effect.void,
    clear: Effect.void
  })
