import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import type { UserSearch } from "#domain/people/UserSearch.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshLocation, freshUser, withTenant } from "./fresh.ts"

const tempe = freshLocation()
const mesa = freshLocation({ locationShortId: "MSA" })

/** Six people in no particular order, with unique user names. */
const people = () => {
  const own = crypto.randomUUID()
  return [
    freshUser({
      userName: `d.${own}`,
      firstName: "Dora",
      lastName: "Éclair",
      roles: ["sales"],
      emailAddress: "Dora@Eclair.example",
      phoneNumber: "+1 (514) 555-0142",
      assignedLocations: [mesa.id, tempe.id]
    }),
    freshUser({
      userName: `f.${own}`,
      firstName: "Bo",
      lastName: "alvarez",
      roles: ["owner"],
      emailAddress: "bo@x.example",
      phoneNumber: "6025550111"
    }),
    freshUser({
      userName: `a.${own}`,
      firstName: "Ann",
      lastName: "Foxtrot",
      roles: ["installer", "sales"],
      emailAddress: "ann@x.example",
      phoneNumber: "602.555.0122",
      defaultLocationKey: tempe.id
    }),
    freshUser({
      userName: `b.${own}`,
      firstName: "Ann",
      lastName: "Alvarez",
      roles: ["installer"],
      emailAddress: "a_100%@x.example",
      phoneNumber: "",
      active: false
    }),
    freshUser({
      userName: `c.${own}`,
      firstName: "Cid",
      lastName: "Brown",
      roles: ["admin"],
      emailAddress: "cid@x.example",
      phoneNumber: ""
    }),
    freshUser({
      userName: `e.${own}`,
      firstName: "Eve",
      lastName: "Delta",
      roles: ["nags"],
      emailAddress: "eve@x.example",
      phoneNumber: ""
    })
  ]
}
const byName = ["Ann Alvarez", "Bo alvarez", "Cid Brown", "Eve Delta", "Dora Éclair", "Ann Foxtrot"]
const byUserName = ["Ann Foxtrot", "Ann Alvarez", "Cid Brown", "Dora Éclair", "Eve Delta", "Bo alvarez"]

/** The contract of people lists: paging, searching, filtering, sorting, and counting. */
export const usersListContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Users | Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const filled = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const users = yield* Users
      for (const location of [tempe, mesa]) yield* (yield* Locations).add(location).pipe(shop)
      const all = people()
      for (const person of all) yield* users.add(person, "a hash").pipe(shop)
      return { users, shop, all }
    })
    const listing = Effect.map(
      filled,
      ({ users, shop }) =>
        (search: UserSearch) =>
          Effect.map(users.search(search).pipe(shop), ({ items, total }) => ({
            names: items.map((one) => `${one.firstName} ${one.lastName}`),
            total
          }))
    )

    it.effect("returns five by last name, ignoring case, and counts all", () =>
      Effect.gen(function* () {
        const list = yield* listing
        assert.deepStrictEqual(yield* list({}), { names: byName.slice(0, 5), total: 6 })
        assert.deepStrictEqual(yield* list({ descending: true, size: 100 }), { names: byName.toReversed(), total: 6 })
        assert.deepStrictEqual(yield* list({ sort: "name", size: 2, page: 2 }), { names: byName.slice(2, 4), total: 6 })
        assert.deepStrictEqual(yield* list({ sort: "userName", size: 6 }), { names: byUserName, total: 6 })
        assert.deepStrictEqual(yield* list({ sort: "userName", size: 6, descending: true }), {
          names: byUserName.toReversed(),
          total: 6
        })
        assert.deepStrictEqual(yield* list({ size: 2, page: 9 }), { names: [], total: 6 })
      })
    )

    it.effect("returns complete people, with their locations in the saved order", () =>
      Effect.gen(function* () {
        const { users, shop, all } = yield* filled
        assert.deepStrictEqual((yield* users.search({ text: "dora" }).pipe(shop)).items, [all[0]!])
        assert.deepStrictEqual(yield* users.get(all[0]!.id).pipe(shop), all[0])
        const moved = yield* users
          .change({ ...all[0]!, assignedLocations: [tempe.id], defaultLocationKey: mesa.id })
          .pipe(shop)
        assert.deepStrictEqual(yield* users.get(moved.id).pipe(shop), moved)
      })
    )

    const sought: ReadonlyArray<readonly [what: string, search: UserSearch, names: ReadonlyArray<string>]> = [
      ["a role", { role: "sales" }, ["Dora Éclair", "Ann Foxtrot"]],
      ["active status", { active: true }, byName.slice(1)],
      ["inactive status", { active: false }, ["Ann Alvarez"]],
      ["a location, assigned or by default", { location: tempe.id }, ["Dora Éclair", "Ann Foxtrot"]],
      ["another location", { location: mesa.id }, ["Dora Éclair"]],
      ["part of a name in uppercase", { text: "OXTR" }, ["Ann Foxtrot"]],
      ["part of an accented name", { text: "éCLA" }, ["Dora Éclair"]],
      ["first and last name together", { text: "ann al" }, ["Ann Alvarez"]],
      ["part of an email address", { text: "DORA@ecl" }, ["Dora Éclair"]],
      ["a phone number in a different format", { text: "(514) 555-01" }, ["Dora Éclair"]],
      ["a literal percent sign", { text: "0%" }, ["Ann Alvarez"]],
      ["a literal underscore", { text: "a_1" }, ["Ann Alvarez"]],
      ["a literal quote", { text: "' or '1'='1" }, []],
      ["a text and a role that match different people", { text: "dora", role: "owner" }, []],
      ["a phone number and a role that match different people", { text: "(514) 555-01", role: "owner" }, []]
    ]
    it.effect.each(sought)("finds people by $0", ([, search, names]) =>
      Effect.gen(function* () {
        const list = yield* listing
        assert.deepStrictEqual(yield* list({ size: 100, ...search }), { names: [...names], total: names.length })
      })
    )
  })
