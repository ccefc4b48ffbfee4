import { Effect, Layer } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { type Session, Sessions } from "#domain/credentials/Sessions.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { isAccountActive, availableFeatures } from "#domain/tenants/plans.ts"
import { secondStepRequired } from "#domain/tenants/TenantSettings.ts"
import { AuthCookies, type Tokens } from "#domain/credentials/AuthCookies.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { settingPlace } from "./tenantSettingsMemory.ts"

/** In-memory storage for sessions and hand-off keys. */
export const sessionsMemory = Layer.effect(
  Sessions,
  Effect.gen(function* () {
    const { current, tenants } = yield* MemoryTables
    const find = (which: (session: Session) => boolean) =>
      Effect.map(current, ({ sessions }) => [...sessions.values()].find(which))
    return Sessions.of({
      userByAccessToken: Effect.fn("Sessions.userByAccessToken")(function* (access, now) {
        const tenant = tenants.get((yield* CurrentTenant).id)
        const session = yield* find((one) => one.access === access && one.accessExpires > now)
        const user = session && (yield* current).users.get(session.userId)?.user
        if (!tenant || !user?.active) return undefined
        const { id, firstName, lastName, roles, mustChangePassword } = user
        const mustSetUpSecondStep = lacksSecondStep(yield* current, id)
        return {
          id,
          firstName,
          lastName,
          roles,
          features: availableFeatures(tenant, now),
          accountActive: isAccountActive(tenant, now),
          mustChangePassword,
          mustSetUpSecondStep
        }
      }),
      byRefreshToken: (refresh) =>
        find((one) => refresh !== "" && (one.refresh === refresh || one.previousRefresh === refresh)),
      byAccessToken: (access) => find((one) => one.access === access),
      listOf: (user, now) =>
        Effect.map(current, ({ sessions }) =>
          [...sessions.values()]
            .filter(({ userId, refreshExpires }) => userId === user && refreshExpires > now)
            .sort((one, other) => other.rotatedAt - one.rotatedAt)
        ),
      save: (session) => Effect.map(current, ({ sessions }) => void sessions.set(session.id, session)),
      end: (id) => Effect.map(current, ({ sessions }) => void sessions.delete(id)),
      endAllOf: (user, kept) =>
        Effect.map(current, (shelf) => {
          for (const { id, userId } of [...shelf.sessions.values()])
            if (userId === user && id !== kept) shelf.sessions.delete(id)
          for (const [fingerprint, { userId }] of [...shelf.keys]) if (userId === user) shelf.keys.delete(fingerprint)
        }),
      addLoginKey: ({ fingerprint, ...key }) => Effect.map(current, ({ keys }) => void keys.set(fingerprint, key)),
      consumeLoginKey: (fingerprint) => Effect.map(current, (shelf) => consumeKey(shelf, fingerprint))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/** Returns whether the shop requires a second step and the user has none. */
const lacksSecondStep = ({ authenticators, passkeys, settings }: ShopTables, user: UserId) =>
  settings.get(settingPlace(secondStepRequired))?.value === "true" &&
  ![...passkeys.values()].some(({ userId }) => userId === user) &&
  (authenticators.get(user)?.confirmedAt ?? null) === null

const consumeKey = ({ keys }: ShopTables, fingerprint: string) => {
  const key = keys.get(fingerprint)
  keys.delete(fingerprint)
  return key
}

/** The auth cookies of one browser, held in a variable. */
export const authCookiesMemory = Layer.sync(AuthCookies, () => {
  let kept: Tokens | undefined
  return {
    get access() {
      return kept?.access
    },
    get refresh() {
      return kept?.refresh
    },
    set: (tokens) =>
      Effect.sync(() => {
        kept = tokens
      }),
    clear: Effect.sync(() => {
      kept = undefined
    })
  }
})
