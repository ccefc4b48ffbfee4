import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Users } from "#domain/people/Users.ts"
import { PasskeyId } from "#domain/credentials/Passkey.ts"
import { SecondSteps } from "#domain/credentials/SecondSteps.ts"
import { secondStepRequired, TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { type Session, Sessions } from "#domain/credentials/Sessions.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { freshUser, withTenant } from "./fresh.ts"

const noon = Date.UTC(2026, 10, 21, 12)

/** The contract of every repository of sessions and handoff keys. */
export const sessionsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Sessions | SecondSteps | TenantSettings | Users | Tenants | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const signedIn = Effect.gen(function* () {
      const tenant = yield* newTenant
      const shop = withTenant(tenant)
      const [bea, sessions] = [freshUser(), yield* Sessions]
      yield* (yield* Users).save(bea, "a hash").pipe(shop)
      const [session, other] = [freshSession(bea.id), freshSession(bea.id)]
      for (const one of [other, session]) yield* sessions.save(one).pipe(shop)
      return { tenant, shop, bea, sessions, session, other }
    })

    it.effect("returns the holder of an access token, with roles and the shop's features", () =>
      Effect.gen(function* () {
        const { tenant, shop, bea, sessions, session } = yield* signedIn
        const kept = yield* (yield* Tenants).get(tenant)
        assert(kept !== undefined)
        assert.deepStrictEqual(yield* sessions.userByAccessToken(session.access, noon).pipe(shop), {
          id: bea.id,
          firstName: bea.firstName,
          lastName: bea.lastName,
          roles: bea.roles,
          features: kept.features,
          accountActive: kept.accountActive,
          mustChangePassword: false,
          mustSetUpSecondStep: false
        })
      })
    )

    it.effect("keeps a canceled public page available through its last day and leaves other features unchanged", () =>
      Effect.gen(function* () {
        const { tenant, shop, sessions, session } = yield* signedIn
        const tenants = yield* Tenants
        const kept = yield* tenants.getCurrent(tenant)
        const at = { id: crypto.randomUUID(), at: noon, tenantId: tenant, deed: "pageCancelled" as const }
        const event = { ...at, detail: "", note: "", byUserId: session.userId, byName: "Ada" }
        yield* tenants.save({ ...kept, pageEnds: "2026-11-20" }, event)
        assert.strictEqual((yield* tenants.getCurrent(tenant)).pageEnds, "2026-11-20")
        const features = (now: number) =>
          Effect.map(sessions.userByAccessToken(session.access, now).pipe(shop), (holder) => holder?.features)
        assert.deepStrictEqual(yield* features(noon - 60_000), kept.features)
        assert.include(kept.features, "BusinessPages")
        const without = kept.features.filter((one) => one !== "BusinessPages")
        assert.deepStrictEqual(yield* features(noon), without)
      })
    )

    it.effect("reports a trial shop as closed once its last day has ended in every time zone", () =>
      Effect.gen(function* () {
        const { tenant, shop, sessions, session } = yield* signedIn
        const tenants = yield* Tenants
        const kept = yield* tenants.getCurrent(tenant)
        const onTrial = { ...kept, edition: "freeTrial" as const, freeTrialEnds: "2026-11-20" }
        const shown = yield* tenants.save(onTrial, {
          id: crypto.randomUUID(),
          at: noon,
          tenantId: tenant,
          deed: "approved",
          detail: "",
          note: "",
          byUserId: session.userId,
          byName: "Root"
        })
        const isOpen = (now: number) =>
          Effect.map(sessions.userByAccessToken(session.access, now).pipe(shop), (holder) => holder?.accountActive)
        assert.isTrue(yield* isOpen(noon - 60_000))
        assert.isFalse(yield* isOpen(noon))
        yield* tenants.save(
          { ...shown, edition: "basic" },
          {
            id: crypto.randomUUID(),
            at: noon,
            tenantId: tenant,
            deed: "approved",
            detail: "",
            note: "",
            byUserId: session.userId,
            byName: "Root"
          }
        )
        assert.isTrue(yield* isOpen(noon + 60_000))
      })
    )

    it.effect("reports a temporary password until the holder changes it", () =>
      Effect.gen(function* () {
        const { shop, bea, sessions, session } = yield* signedIn
        const users = yield* Users
        for (const mustChangePassword of [true, false]) {
          yield* users.save({ ...bea, mustChangePassword }).pipe(shop)
          assert.strictEqual(
            (yield* sessions.userByAccessToken(session.access, noon).pipe(shop))?.mustChangePassword,
            mustChangePassword
          )
        }
      })
    )

    it.effect("reports a required second factor until the holder has a passkey or a confirmed app", () =>
      Effect.gen(function* () {
        const { shop, bea, sessions, session } = yield* signedIn
        const [settings, steps] = [yield* TenantSettings, yield* SecondSteps]
        const must = Effect.map(
          sessions.userByAccessToken(session.access, noon).pipe(shop),
          (holder) => holder?.mustSetUpSecondStep
        )
        assert.isFalse(yield* must)
        yield* settings.save({ ...secondStepRequired, value: "true" }).pipe(shop)
        assert.isTrue(yield* must)
        yield* steps.saveAuthenticator(bea.id, { secret: "a secret", confirmedAt: null }).pipe(shop)
        assert.isTrue(yield* must)
        yield* steps.confirmAuthenticator(bea.id, noon).pipe(shop)
        assert.isFalse(yield* must)
        yield* steps.removeAllOf(bea.id).pipe(shop)
        assert.isTrue(yield* must)
        yield* steps
          .savePasskey({
            id: PasskeyId.make(crypto.randomUUID()),
            userId: bea.id,
            credentialId: "c",
            publicKey: "k",
            counter: 0,
            transports: [],
            name: "Phone",
            isBackedUp: false,
            addedAt: noon,
            lastUsedAt: null
          })
          .pipe(shop)
        assert.isFalse(yield* must)
        yield* steps.removeAllOf(bea.id).pipe(shop)
        yield* settings.save({ ...secondStepRequired, value: "false" }).pipe(shop)
        assert.isFalse(yield* must)
      })
    )

    it.effect("recognizes a holder until the token expires and not after", () =>
      Effect.gen(function* () {
        const { shop, sessions, session } = yield* signedIn
        assert((yield* sessions.userByAccessToken(session.access, session.accessExpires - 1).pipe(shop)) !== undefined)
        assert.strictEqual(
          yield* sessions.userByAccessToken(session.access, session.accessExpires + 1).pipe(shop),
          undefined
        )
        for (const access of ["", "unknown", session.refresh])
          assert.strictEqual(yield* sessions.userByAccessToken(access, noon).pipe(shop), undefined)
      })
    )

    it.effect("recognizes only active holders, with their current permissions", () =>
      Effect.gen(function* () {
        const { shop, bea, sessions, session } = yield* signedIn
        const users = yield* Users
        yield* users.save({ ...bea, roles: ["owner"] }).pipe(shop)
        assert.deepStrictEqual((yield* sessions.userByAccessToken(session.access, noon).pipe(shop))?.roles, ["owner"])
        yield* users.save({ ...bea, active: false }).pipe(shop)
        assert.strictEqual(yield* sessions.userByAccessToken(session.access, noon).pipe(shop), undefined)
      })
    )

    it.effect("finds each session by its own access token and refresh token", () =>
      Effect.gen(function* () {
        const { shop, sessions, session, other } = yield* signedIn
        for (const one of [session, other]) {
          assert.deepStrictEqual(yield* sessions.byAccessToken(one.access).pipe(shop), one)
          assert.deepStrictEqual(yield* sessions.byRefreshToken(one.refresh).pipe(shop), one)
        }
      })
    )

    it.effect("finds a session by its current or previous refresh token, and by none older", () =>
      Effect.gen(function* () {
        const { shop, bea, sessions, session: first } = yield* signedIn
        const second = { ...first, ...tokensOf(bea.id), previousRefresh: first.refresh }
        const third = { ...second, ...tokensOf(bea.id), previousRefresh: second.refresh }
        yield* sessions.save(second).pipe(shop)
        assert.deepStrictEqual(yield* sessions.byRefreshToken(first.refresh).pipe(shop), second)
        yield* sessions.save(third).pipe(shop)
        assert.deepStrictEqual(yield* sessions.byRefreshToken(second.refresh).pipe(shop), third)
        assert.deepStrictEqual(yield* sessions.byRefreshToken(third.refresh).pipe(shop), third)
        assert.strictEqual(yield* sessions.byRefreshToken(first.refresh).pipe(shop), undefined)
        assert.strictEqual(yield* sessions.userByAccessToken(first.access, noon).pipe(shop), undefined)
      })
    )

    it.effect("does not match an empty token to a session without a previous one", () =>
      Effect.gen(function* () {
        const { shop, sessions } = yield* signedIn
        assert.strictEqual(yield* sessions.byRefreshToken("").pipe(shop), undefined)
        assert.strictEqual(yield* sessions.byAccessToken("").pipe(shop), undefined)
      })
    )

    it.effect("forgets an ended session and no other", () =>
      Effect.gen(function* () {
        const { shop, sessions, session, other } = yield* signedIn
        yield* sessions.end(session.id).pipe(shop)
        yield* sessions.end(session.id).pipe(shop)
        assert.strictEqual(yield* sessions.userByAccessToken(session.access, noon).pipe(shop), undefined)
        assert.strictEqual(yield* sessions.byRefreshToken(session.refresh).pipe(shop), undefined)
        assert.deepStrictEqual(yield* sessions.byAccessToken(other.access).pipe(shop), other)
      })
    )

    it.effect("lists a person's valid sessions, most recently used first", () =>
      Effect.gen(function* () {
        const { shop, bea, sessions, session, other } = yield* signedIn
        const later = { ...other, rotatedAt: noon + 60_000 }
        yield* sessions.save(later).pipe(shop)
        const sam = freshUser()
        yield* (yield* Users).save(sam, "a hash").pipe(shop)
        yield* sessions.save(freshSession(sam.id)).pipe(shop)
        assert.deepStrictEqual(yield* sessions.listOf(bea.id, noon).pipe(shop), [later, session])
        assert.deepStrictEqual(yield* sessions.listOf(bea.id, session.refreshExpires).pipe(shop), [])
        assert.deepStrictEqual(yield* sessions.listOf(bea.id, noon).pipe(withTenant(yield* newTenant)), [])
      })
    )

    it.effect("ends all of a person's sessions and handoff keys except the given one, and no one else's", () =>
      Effect.gen(function* () {
        const { shop, bea, sessions, session, other } = yield* signedIn
        const sam = freshUser()
        yield* (yield* Users).save(sam, "a hash").pipe(shop)
        const sams = freshSession(sam.id)
        yield* sessions.save(sams).pipe(shop)
        const key = {
          fingerprint: crypto.randomUUID(),
          userId: bea.id,
          expires: noon + 60_000,
          method: "passkey" as const
        }
        yield* sessions.addLoginKey(key).pipe(shop)
        yield* sessions.endAllOf(bea.id).pipe(withTenant(yield* newTenant))
        yield* sessions.endAllOf(bea.id, other.id).pipe(shop)
        assert.strictEqual(yield* sessions.byAccessToken(session.access).pipe(shop), undefined)
        assert.strictEqual(yield* sessions.consumeLoginKey(key.fingerprint).pipe(shop), undefined)
        assert.deepStrictEqual(yield* sessions.byAccessToken(other.access).pipe(shop), other)
        yield* sessions.endAllOf(bea.id).pipe(shop)
        assert.strictEqual(yield* sessions.byAccessToken(other.access).pipe(shop), undefined)
        assert.deepStrictEqual(yield* sessions.byAccessToken(sams.access).pipe(shop), sams)
      })
    )

    it.effect("gives a handoff key to exactly one of fifty concurrent requests, and never again", () =>
      Effect.gen(function* () {
        const { shop, bea, sessions } = yield* signedIn
        const fingerprint = crypto.randomUUID()
        yield* sessions
          .addLoginKey({ fingerprint, userId: bea.id, expires: noon, method: "password" as const })
          .pipe(shop)
        const takers = Array.from({ length: 50 }, () => sessions.consumeLoginKey(fingerprint).pipe(shop))
        const taken = (yield* Effect.all(takers, { concurrency: "unbounded" })).filter((key) => key !== undefined)
        assert.deepStrictEqual(taken, [{ userId: bea.id, expires: noon, method: "password" as const }])
        assert.strictEqual(yield* sessions.consumeLoginKey(fingerprint).pipe(shop), undefined)
      })
    )

    it.effect("hides one shop's sessions and keys from another", () =>
      Effect.gen(function* () {
        const { shop, bea, sessions, session } = yield* signedIn
        const theirs = withTenant(yield* newTenant)
        const fingerprint = crypto.randomUUID()
        yield* sessions
          .addLoginKey({ fingerprint, userId: bea.id, expires: noon, method: "password" as const })
          .pipe(shop)
        assert.strictEqual(yield* sessions.userByAccessToken(session.access, noon).pipe(theirs), undefined)
        assert.strictEqual(yield* sessions.byAccessToken(session.access).pipe(theirs), undefined)
        assert.strictEqual(yield* sessions.byRefreshToken(session.refresh).pipe(theirs), undefined)
        assert.strictEqual(yield* sessions.consumeLoginKey(fingerprint).pipe(theirs), undefined)
        assert.deepStrictEqual(yield* sessions.consumeLoginKey(fingerprint).pipe(shop), {
          userId: bea.id,
          expires: noon,
          method: "password" as const
        })
      })
    )

    it.effect("lets no shop overwrite or end another's session", () =>
      Effect.gen(function* () {
        const { shop, bea, sessions, session } = yield* signedIn
        const theirs = withTenant(yield* newTenant)
        yield* sessions.save({ ...session, ...tokensOf(bea.id) }).pipe(theirs, Effect.exit)
        yield* sessions.end(session.id).pipe(theirs)
        assert.deepStrictEqual(yield* sessions.byAccessToken(session.access).pipe(shop), session)
      })
    )
  })

const tokensOf = (userId: Session["userId"]) => ({
  userId,
  access: crypto.randomUUID(),
  refresh: crypto.randomUUID(),
  seed: crypto.randomUUID(),
  rotatedAt: noon,
  accessExpires: noon + 900_000
})

const freshSession = (userId: Session["userId"]): Session => ({
  id: crypto.randomUUID(),
  startedAt: noon,
  userAgent: "Mozilla/5.0 (Windows NT 10.0)",
  ...tokensOf(userId),
  refreshExpires: noon + 1_800_000,
  previousRefresh: "",
  expires: noon + 43_200_000
})
