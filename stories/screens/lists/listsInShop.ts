import { Effect } from "effect"
import { createCustomer } from "#domain/customers/customersHandlers.ts"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { putListView } from "#domain/list-views/listViewsApi.ts"
import { ListView, ListViewId } from "#domain/list-views/ListView.ts"
import { ListViews } from "#domain/list-views/ListViews.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Users } from "#domain/people/Users.ts"
import { sampleCustomer, samplePricingProfile } from "#domain/testing/samples.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"

const types = ["fleet", "retail", "retail", "insurance"] as const

/** Creates this many customers, from `Customer 001` on; every fourth is a fleet. */
export const customersInShop = (count: number) =>
  Effect.forEach(
    Array.from({ length: count }, (_, at) => at),
    (at) =>
      createCustomer({
        ...sampleCustomer,
        customerName: `Customer ${String(at + 1).padStart(3, "0")}`,
        customerType: types[at % 4]!,
        salesRepresentative: at % 2 === 0 ? "Bea Ortiz" : "Luis Herrera"
      })
  ).pipe(Effect.orDie)

/** Three profiles, one of which is used by a customer. */
export const profilesInShop = Effect.gen(function* () {
  const [used] = yield* Effect.forEach(["Saguaro Mutual", "Counter", "Fleet 10"], (profileName) =>
    createPricingProfile({ ...samplePricingProfile, profileName })
  )
  yield* createCustomer({ ...sampleCustomer, pricingProfileId: used!.id })
}).pipe(Effect.orDie)

export const fleetsViewId = ListViewId.make("019a0000-0000-7000-8000-0000000000a1")

/** Eight customers, and two views shared by another user: fleets with three columns, and insurers. */
export const viewsInShop = Effect.gen(function* () {
  yield* customersInShop(8)
  const views = yield* ListViews
  const [someone] = yield* (yield* Users).list
  const shared = (id: ListViewId, name: string, address: string) =>
    views.add(
      new ListView({
        id,
        version: 1,
        list: "customers",
        ownerId: UserId.make(someone!.id),
        name,
        isShared: true,
        address
      })
    )
  yield* shared(
    fleetsViewId,
    "Fleets by rep",
    "customerType=fleet&size=25&columns=customerName-salesRepresentative-terms"
  )
  yield* shared(
    ListViewId.make("019a0000-0000-7000-8000-0000000000a2"),
    "Insurers",
    "customerType=insurance&size=5&columns=standard"
  )
})

/** The same, but another user renames the fleet view just before the first save of a view arrives. */
export const viewRenamedElsewhere = () =>
  beforeFirstRequest(
    putListView,
    Effect.gen(function* () {
      yield* viewsInShop
      return ListViews.use((views) =>
        Effect.flatMap(views.get(fleetsViewId), (view) => views.save(new ListView({ ...view, name: "Fleets of Luis" })))
      )
    })
  )
