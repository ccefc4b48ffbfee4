import { Effect } from "effect"
import { Customer, type CustomerSearch } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { type Contract, type ContractFixtures, assertTrue, withTenant, assertEqual } from "./Contract.ts"
import { testFactories } from "./testFactories.ts"

/** Requirements for every adapter of `Customers`. */
export const customersContract = <R>({
  newId,
  newTenant
}: ContractFixtures<R>): Contract<Customers | PricingProfiles | R> => {
  const { freshCustomer, freshProfile } = testFactories(newId)

  return {
    "returns saved fields unchanged": Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const customers = yield* Customers
      const profile = freshProfile()
      yield* (yield* PricingProfiles).add(profile).pipe(shop)
      const full = freshCustomer({
        isBusiness: true,
        customerName: "Éclat & Söhne % _ \\ 'Glass'",
        pricingProfileId: profile.id,
        taxExemptNo: "TX-1",
        taxExemptExpirationDate: "2027-02-28",
        externalAccountingId: "QB-7",
        ediInsuranceId: "E1",
        tpaId: "T1",
        shippingAddress: {
          address1: "1 Rue",
          address2: "",
          city: "Montréal",
          region: "QC",
          postalCode: "H2X 1Y4",
          country: "CA",
          addressType: "commercial"
        }
      })
      const bare = freshCustomer({ billingAddress: null, emailAddress: "" })
      for (const customer of [full, bare]) {
        yield* customers.add(customer).pipe(shop)
        assertEqual(yield* customers.get(customer.id).pipe(shop), customer)
      }
    }),

    "increments the version on every save": Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const customers = yield* Customers
      const ada = freshCustomer()
      yield* customers.add(ada).pipe(shop)
      const moved = yield* customers
        .save(
          changed(ada, { customerName: "Ada Reyes", phoneNumbers: [{ phoneNumber: "6025550190", phoneType: "work" }] })
        )
        .pipe(shop)
      assertEqual(
        moved,
        changed(ada, {
          customerName: "Ada Reyes",
          phoneNumbers: [{ phoneNumber: "6025550190", phoneType: "work" }],
          version: 2
        })
      )
      assertEqual(yield* customers.get(ada.id).pipe(shop), moved)
    }),

    "rejects a stale save with the current version": Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const customers = yield* Customers
      const ada = freshCustomer()
      yield* customers.add(ada).pipe(shop)
      const stands = yield* customers.save(changed(ada, { tpaId: "first" })).pipe(shop)
      const error = yield* customers.save(changed(ada, { tpaId: "second" })).pipe(shop, Effect.flip)
      assertTrue(error._tag === "CustomerChanged")
      assertEqual(error.current, stands)
      // Adapters need not report who saved what, but if they do, it must be correct.
      if (error.saves !== undefined)
        assertEqual(
          error.saves.map(({ fields }) => fields),
          [["tpaId"]]
        )
      assertEqual(yield* customers.get(ada.id).pipe(shop), stands)
    }),

    "lets only one of twenty concurrent saves succeed": Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const customers = yield* Customers
      const ada = freshCustomer()
      yield* customers.add(ada).pipe(shop)
      const saves = Array.from({ length: 20 }, (_, at) =>
        Effect.result(customers.save(changed(ada, { tpaId: `${at}` }))).pipe(shop)
      )
      const results = yield* Effect.all(saves, { concurrency: "unbounded" })
      assertEqual(results.filter((result) => result._tag === "Success").length, 1)
      assertEqual((yield* customers.get(ada.id).pipe(shop)).version, 2)
    }),

    "fails with CustomerNotFound for an unknown customer": Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const customers = yield* Customers
      const ada = freshCustomer()
      assertEqual((yield* customers.get(ada.id).pipe(shop, Effect.flip))._tag, "CustomerNotFound")
      assertEqual((yield* customers.save(ada).pipe(shop, Effect.flip))._tag, "CustomerNotFound")
    }),

    "filters customers by status": Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const customers = yield* Customers
      const [ada, ben] = [
        freshCustomer({ customerName: "Ada" }),
        freshCustomer({ customerName: "Ben", status: "inactive" })
      ]
      for (const customer of [ada, ben]) yield* customers.add(customer).pipe(shop)
      const names = (search: CustomerSearch) =>
        Effect.map(customers.list(search).pipe(shop), ({ items }) => items.map(({ customerName }) => customerName))
      assertEqual(yield* names({ status: "active" }), ["Ada"])
      assertEqual(yield* names({ status: "inactive" }), ["Ben"])
      assertEqual(yield* names({}), ["Ada", "Ben"])
      assertEqual(yield* names({ status: "inactive", text: "nobody" }), [])
    }),

    "removes a customer only once and only in its own shop": Effect.gen(function* () {
      const [shop, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
      const customers = yield* Customers
      const ada = freshCustomer()
      yield* customers.add(ada).pipe(shop)
      assertEqual((yield* customers.remove(ada.id).pipe(theirs, Effect.flip))._tag, "CustomerNotFound")
      yield* customers.remove(ada.id).pipe(shop)
      for (const call of [customers.get(ada.id), customers.remove(ada.id)])
        assertEqual(
          (yield* Effect.flip<unknown, { readonly _tag: string }, never>(call.pipe(shop)))._tag,
          "CustomerNotFound"
        )
      yield* customers.add(ada).pipe(shop)
      assertEqual(yield* customers.get(ada.id).pipe(shop), ada)
    }),

    "hides one shop's customers from another": Effect.gen(function* () {
      const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
      const customers = yield* Customers
      const ada = freshCustomer()
      yield* customers.add(ada).pipe(mine)
      assertEqual((yield* customers.get(ada.id).pipe(theirs, Effect.flip))._tag, "CustomerNotFound")
      assertEqual(yield* customers.list({}).pipe(theirs), { items: [], total: 0 })
      assertEqual(yield* customers.list({ text: ada.customerName }).pipe(theirs), { items: [], total: 0 })
    }),

    "does not let a shop overwrite another shop's customer": Effect.gen(function* () {
      const [mine, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
      const customers = yield* Customers
      const ada = freshCustomer()
      yield* customers.add(ada).pipe(mine)
      const error = yield* customers.save(changed(ada, { customerName: "Stolen" })).pipe(theirs, Effect.flip)
      assertEqual(error._tag, "CustomerNotFound")
      yield* customers.add(changed(ada, { customerName: "Stolen" })).pipe(theirs, Effect.exit)
      assertEqual(yield* customers.get(ada.id).pipe(mine), ada)
    })
  }
}

const changed = (customer: Customer, changes: Partial<Customer>) => new Customer({ ...customer, ...changes })
