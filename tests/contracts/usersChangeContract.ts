import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"
import { asOtherUser, savedBy } from "./savedBy.ts"

/** The contract of adding and changing people: unique user names, one change at a time. */
export const usersChangeContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("adds a person once and reports a user name that is taken, ignoring case", () =>
      Effect.gen(function* () {
        const [shop, other] = [yield* newTenant, yield* newTenant]
        const users = yield* Users
        const bea = freshUser()
        yield* users.add(bea, "a hash").pipe(withTenant(shop))
        assert.deepStrictEqual(yield* users.credentials(bea.userName).pipe(withTenant(shop)), {
          user: bea,
          passwordHash: "a hash"
        })
        for (const place of [shop, other]) {
          const namesake = freshUser({ userName: bea.userName.toUpperCase() })
          const error = yield* users.add(namesake, "theirs").pipe(withTenant(place), Effect.flip)
          assert.deepStrictEqual([error._tag, error.userName], ["UserNameTaken", namesake.userName])
          assert.strictEqual(yield* users.get(namesake.id).pipe(withTenant(place)), undefined)
        }
      })
    )

    it.effect("increments the version of a changed person and keeps the password", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const bea = freshUser()
        yield* users.add(bea, "a hash").pipe(shop)
        const address = {
          address1: "1 Rue",
          address2: "",
          city: "Montréal",
          region: "QC",
          postalCode: "H2X 1Y4",
          country: "CA" as const
        }
        const changed = {
          ...bea,
          userName: `new.${bea.userName}`,
          lastName: "Éclair",
          roles: ["billing", "sales"] as const,
          address,
          usesAvatar: true,
          mustChangePassword: true,
          active: false
        }
        const saved = yield* users.change(changed).pipe(shop)
        assert.deepStrictEqual(saved, { ...changed, version: 2 })
        assert.deepStrictEqual(yield* users.credentials(saved.userName).pipe(shop), {
          user: saved,
          passwordHash: "a hash"
        })
        assert.strictEqual(yield* users.credentials(bea.userName).pipe(shop), undefined)
      })
    )

    it.effect("rejects a version that never existed, without naming who saved it", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const bea = freshUser()
        yield* users.add(bea, "a hash").pipe(shop)
        const error = yield* users.change({ ...bea, version: 96 }).pipe(shop, Effect.flip)
        assert(error._tag === "UserChanged")
        assert.deepStrictEqual([error.current, savedBy(error)], [bea, undefined])
      })
    )

    it.effect("rejects a stale change with the current version", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const bea = freshUser()
        yield* users.add(bea, "a hash").pipe(shop)
        const stands = yield* users.change({ ...bea, firstName: "First" }).pipe(asOtherUser, shop)
        const error = yield* users
          .change({ ...bea, firstName: "Second", userName: `new.${bea.userName}` })
          .pipe(shop, Effect.flip)
        assert(error._tag === "UserChanged")
        assert.deepStrictEqual(error.current, stands)
        assert.deepStrictEqual(savedBy(error), [["Dana Whitfield", "firstName"]])
        assert.deepStrictEqual(yield* users.credentials(bea.userName).pipe(shop), {
          user: stands,
          passwordHash: "a hash"
        })
        assert.strictEqual((yield* users.change(freshUser()).pipe(shop, Effect.flip))._tag, "UserNotFound")
      })
    )

    it.effect("rejects changing a user name to one that is taken", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const [bea, sam] = [freshUser(), freshUser()]
        for (const one of [bea, sam]) yield* users.add(one, "a hash").pipe(shop)
        const error = yield* users.change({ ...sam, userName: bea.userName }).pipe(shop, Effect.flip)
        assert.strictEqual(error._tag, "UserNameTaken")
        assert.deepStrictEqual(yield* users.get(sam.id).pipe(shop), sam)
      })
    )

    it.effect("lists the active people with a role", () =>
      Effect.gen(function* () {
        const shop = withTenant(yield* newTenant)
        const users = yield* Users
        const [ann, ben, former] = [
          freshUser({ roles: ["owner"] }),
          freshUser({ roles: ["sales", "owner"] }),
          freshUser({ roles: ["owner"], active: false })
        ]
        for (const one of [ann, ben, former, freshUser({ roles: ["admin"] })])
          yield* users.add(one, "a hash").pipe(shop)
        assert.deepStrictEqual(
          [...(yield* users.lockActiveWithRole("owner").pipe(shop))].sort(),
          [ann.id, ben.id].sort()
        )
        assert.deepStrictEqual(yield* users.lockActiveWithRole("owner").pipe(withTenant(yield* newTenant)), [])
      })
    )
  })
