import { defaultWeek } from "#domain/shared/WeekHours.ts"
import { assert, layer } from "@effect/vitest"
import { Effect, Exit, type Layer } from "effect"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"

/** The contract of every repository of a shop's people. */
export const usersContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("returns every field of a saved person", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const [bea, sam] = [
          freshUser(),
          freshUser({ roles: ["installer", "vinDecoder"], defaultLanguage: 3, phoneNumber: "", active: false })
        ]
        for (const user of [bea, sam]) yield* users.save(user, "a hash").pipe(shop)
        assert.deepStrictEqual(yield* users.get(bea.id).pipe(shop), bea)
        assert.deepStrictEqual(yield* users.get(sam.id).pipe(shop), sam)
        const byId = (one: typeof bea, other: typeof bea) => (one.id < other.id ? -1 : 1)
        assert.deepStrictEqual([...(yield* users.list.pipe(shop))].sort(byId), [bea, sam].sort(byId))
      })
    )

    it.effect("finds the shop of a user name before a shop is known", () =>
      Effect.gen(function* () {
        const shop = yield* newTenant
        const users = yield* Users
        const bea = freshUser()
        assert.strictEqual(yield* users.shopOf(bea.userName), undefined)
        yield* users.save(bea, "a hash").pipe(withTenant(shop))
        assert.strictEqual(yield* users.shopOf(bea.userName), shop)
      })
    )

    it.effect("keeps the password hash until it is replaced", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const bea = freshUser()
        yield* users.save(bea, "first hash").pipe(shop)
        assert.deepStrictEqual(yield* users.credentials(bea.userName).pipe(shop), {
          user: bea,
          passwordHash: "first hash"
        })
        const owner = { ...bea, roles: ["owner"] as const, active: false }
        yield* users.save(owner).pipe(shop)
        assert.deepStrictEqual(yield* users.credentials(bea.userName).pipe(shop), {
          user: owner,
          passwordHash: "first hash"
        })
        yield* users.save(owner, "second hash").pipe(shop)
        assert.deepStrictEqual(yield* users.credentials(bea.userName).pipe(shop), {
          user: owner,
          passwordHash: "second hash"
        })
      })
    )

    it.effect("stores working hours, days off, and skills", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const bea = freshUser()
        yield* users.save(bea, "a hash").pipe(shop)
        const planned = yield* users
          .change({
            ...bea,
            workHours: defaultWeek,
            daysOff: [{ from: "2026-11-30", to: "2026-12-04", note: "Vacation" }],
            skills: ["replacement", "mobile"]
          })
          .pipe(shop)
        assert.deepStrictEqual(yield* users.get(bea.id).pipe(shop), planned)
        assert.deepStrictEqual([planned.workHours, planned.skills], [defaultWeek, ["replacement", "mobile"]])
      })
    )

    it.effect("returns the hash only with the credentials", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const bea = freshUser()
        yield* users.save(bea, "a hash").pipe(shop)
        const shown = JSON.stringify([yield* users.get(bea.id).pipe(shop), yield* users.list.pipe(shop)])
        assert(!shown.includes("a hash"))
      })
    )

    it.effect("finds no one who does not exist", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const stranger = freshUser()
        assert.strictEqual(yield* users.get(stranger.id).pipe(shop), undefined)
        assert.strictEqual(yield* users.credentials(stranger.userName).pipe(shop), undefined)
      })
    )

    it.effect("finds a person by their new user name after a change, and no longer by the old one", () =>
      Effect.gen(function* () {
        const shop = yield* newTenant
        const users = yield* Users
        const bea = freshUser()
        const renamed = { ...bea, userName: `new.${bea.userName}` }
        yield* users.save(bea, "a hash").pipe(withTenant(shop))
        yield* users.save(renamed).pipe(withTenant(shop))
        assert.strictEqual(yield* users.shopOf(bea.userName), undefined)
        assert.strictEqual(yield* users.shopOf(renamed.userName), shop)
        assert.strictEqual(yield* users.credentials(bea.userName).pipe(withTenant(shop)), undefined)
      })
    )

    it.effect("keeps user names unique across all shops", () =>
      Effect.gen(function* () {
        const [shop, other] = [yield* newTenant, yield* newTenant]
        const users = yield* Users
        const bea = freshUser()
        yield* users.save(bea, "a hash").pipe(withTenant(shop))
        for (const place of [shop, other]) {
          const namesake = freshUser({ userName: bea.userName })
          assert(Exit.isFailure(yield* users.save(namesake, "theirs").pipe(withTenant(place), Effect.exit)))
          assert.strictEqual(yield* users.get(namesake.id).pipe(withTenant(place)), undefined)
        }
        assert.strictEqual(yield* users.shopOf(bea.userName), shop)
        assert.deepStrictEqual(yield* users.credentials(bea.userName).pipe(withTenant(shop)), {
          user: bea,
          passwordHash: "a hash"
        })
      })
    )

    it.effect("hides one shop's people from another", () =>
      Effect.gen(function* () {
        const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
        const users = yield* Users
        const bea = freshUser()
        yield* users.save(bea, "a hash").pipe(mine)
        assert.strictEqual(yield* users.get(bea.id).pipe(theirs), undefined)
        assert.strictEqual(yield* users.credentials(bea.userName).pipe(theirs), undefined)
        assert.deepStrictEqual(yield* users.list.pipe(theirs), [])
        assert.deepStrictEqual(yield* users.search({ text: bea.firstName }).pipe(theirs), { items: [], total: 0 })
      })
    )

    it.effect("lets no shop overwrite another's people", () =>
      Effect.gen(function* () {
        const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
        const users = yield* Users
        const bea = freshUser()
        yield* users.save(bea, "a hash").pipe(mine)
        yield* users.save({ ...bea, firstName: "Stolen" }, "theirs").pipe(theirs, Effect.exit)
        assert.strictEqual(
          (yield* users.change({ ...bea, firstName: "Stolen" }).pipe(theirs, Effect.flip))._tag,
          "UserNotFound"
        )
        yield* users
          .save({ ...bea, userName: freshUser().userName, firstName: "Stolen" }, "theirs")
          .pipe(theirs, Effect.exit)
        assert.deepStrictEqual(yield* users.credentials(bea.userName).pipe(mine), { user: bea, passwordHash: "a hash" })
      })
    )
  })
