import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ListView, ListViewId } from "#domain/list-views/ListView.ts"
import { ListViews } from "#domain/list-views/ListViews.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"

const viewOf = (ownerId: UserId, changes: Partial<ListView> = {}) =>
  new ListView({
    id: ListViewId.make(crypto.randomUUID()),
    version: 1,
    list: "customers",
    ownerId,
    name: "Fleets",
    isShared: false,
    address: "customerType=fleet&size=25",
    ...changes
  })

/** The contract of every saved view repository. */
export const listViewsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<ListViews | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const users = yield* Users
      const [bea, luis] = [freshUser(), freshUser()]
      for (const person of [bea, luis]) yield* users.save(person, "hash").pipe(shop)
      return { shop, views: yield* ListViews, bea: bea.id, luis: luis.id }
    })

    it.effect("returns every field of a saved view and deletes it", () =>
      Effect.gen(function* () {
        const { shop, views, bea } = yield* opened
        const view = viewOf(bea, {
          name: "Ünder 100 % 'new'",
          address: "text=a%2Bb&columns=customerName.240-phone",
          isShared: true
        })
        yield* views.add(view).pipe(shop)
        assert.deepStrictEqual(yield* views.get(view.id).pipe(shop), view)
        yield* views.remove(view.id).pipe(shop)
        assert.strictEqual((yield* views.get(view.id).pipe(shop, Effect.flip))._tag, "ListViewNotFound")
        assert.strictEqual((yield* views.remove(view.id).pipe(shop, Effect.flip))._tag, "ListViewNotFound")
        yield* views.add(view).pipe(shop)
        assert.deepStrictEqual(yield* views.get(view.id).pipe(shop), view)
      })
    )

    it.effect("returns a person's own views and the shared views of a list, sorted by name ignoring case", () =>
      Effect.gen(function* () {
        const { shop, views, bea, luis } = yield* opened
        const kept = [
          viewOf(bea, { name: "delta" }),
          viewOf(luis, { name: "Bravo", isShared: true }),
          viewOf(luis, { name: "Secret" }),
          viewOf(bea, { name: "alpha", list: "jobs" }),
          viewOf(bea, { name: "Échelle", isShared: true })
        ]
        for (const view of kept) yield* views.add(view).pipe(shop)
        const seen = (user: UserId, list: "customers" | "jobs") =>
          Effect.map(views.visibleTo(user, list).pipe(shop), (all) => all.map((one) => one.name))
        assert.deepStrictEqual(yield* seen(bea, "customers"), ["Bravo", "delta", "Échelle"])
        assert.deepStrictEqual(yield* seen(luis, "customers"), ["Bravo", "Échelle", "Secret"])
        assert.deepStrictEqual(yield* seen(bea, "jobs"), ["alpha"])
      })
    )

    it.effect("increments the version on save and rejects a stale save with the current version", () =>
      Effect.gen(function* () {
        const { shop, views, bea } = yield* opened
        const view = viewOf(bea)
        yield* views.add(view).pipe(shop)
        const saved = yield* views.save(new ListView({ ...view, name: "All fleets" })).pipe(shop)
        assert.deepStrictEqual(saved, new ListView({ ...view, name: "All fleets", version: 2 }))
        const stale = yield* views.save(new ListView({ ...view, name: "Mine" })).pipe(shop, Effect.flip)
        assert(stale._tag === "ListViewChanged")
        assert.deepStrictEqual(stale.current, saved)
        assert.strictEqual((yield* views.save(viewOf(bea)).pipe(shop, Effect.flip))._tag, "ListViewNotFound")
      })
    )

    it.effect("stores each person's latest preferences per list", () =>
      Effect.gen(function* () {
        const { shop, views, bea, luis } = yield* opened
        const none = { list: "jobs", columns: "", size: null, defaultViewId: null } as const
        assert.deepStrictEqual(yield* views.choiceOf(bea, "jobs").pipe(shop), none)
        const chosen = {
          list: "jobs",
          columns: "number.96-total",
          size: 25,
          defaultViewId: ListViewId.make(crypto.randomUUID())
        } as const
        yield* views.saveChoice(bea, { ...chosen, size: 10 }).pipe(shop)
        yield* views.saveChoice(bea, chosen).pipe(shop)
        assert.deepStrictEqual(yield* views.choiceOf(bea, "jobs").pipe(shop), chosen)
        assert.deepStrictEqual(yield* views.choiceOf(luis, "jobs").pipe(shop), none)
        assert.deepStrictEqual(yield* views.choiceOf(bea, "customers").pipe(shop), { ...none, list: "customers" })
      })
    )

    it.effect("hides one shop's views from another and lets neither overwrite the other's", () =>
      Effect.gen(function* () {
        const { shop, views, bea } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const view = viewOf(bea, { isShared: true })
        yield* views.add(view).pipe(shop)
        yield* views.saveChoice(bea, { list: "customers", columns: "phone", size: 50, defaultViewId: null }).pipe(shop)
        assert.deepStrictEqual(yield* views.visibleTo(bea, "customers").pipe(theirs), [])
        assert.strictEqual((yield* views.choiceOf(bea, "customers").pipe(theirs)).size, null)
        assert.strictEqual((yield* views.save(view).pipe(theirs, Effect.flip))._tag, "ListViewNotFound")
        assert.strictEqual((yield* views.remove(view.id).pipe(theirs, Effect.flip))._tag, "ListViewNotFound")
        assert.deepStrictEqual(yield* views.get(view.id).pipe(shop), view)
      })
    )
  })
