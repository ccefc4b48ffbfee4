import { Effect } from "effect"
import { addTenant } from "#adapters/postgres/tenants/addTenant.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { changeLogo } from "#domain/business-information/changeLogo.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Customer, CustomerId } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import type { InsurerDraft } from "#domain/insurers/Insurer.ts"
import { createInsurer } from "#domain/insurers/insurersHandlers.ts"
import { Location, type LocationDraft, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { newUserDefaults } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { createProductCategory } from "#domain/product-categories/productCategoriesHandlers.ts"
import { createProduct } from "#domain/products/productsHandlers.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { daysAfter, todayIn } from "#domain/shared/Day.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { defaultCountry, TenantSettings } from "#domain/tenants/TenantSettings.ts"
import type { Named } from "./customers.ts"
import { demoCustomer } from "./demoCustomer.ts"
import { addNetworks } from "./insurers.ts"
import { workday } from "./demoDays.ts"
import type { DemoUser } from "./people.ts"
import type { demoProducts } from "./products.ts"
import { seedPage } from "./seedPage.ts"
import type { DemoShop } from "./shops.ts"

/** A shop and its initial data. */
export interface Seed {
  readonly shop: DemoShop
  readonly staff: ReadonlyArray<DemoUser>
  readonly locations?: ReadonlyArray<LocationDraft>
  readonly profiles?: ReadonlyArray<PricingProfileDraft>
  readonly customers?: ReadonlyArray<Named>
  readonly shelves?: typeof demoProducts
  readonly insurers?: ReadonlyArray<InsurerDraft>
  /** Draws the logo for its documents. */
  readonly logo?: (name: string) => Promise<Uint8Array>
  /** Whether the shop has a public page. */
  readonly hasPage?: boolean
}

/** Adds a shop atomically, unless it exists, and returns its id. `passwordHash` is used for all people. */
export const seedShop = Effect.fn("seedShop")(function* (seed: Seed, passwordHash: Effect.Effect<string>) {
  const newId = yield* NewId
  const id = yield* addTenant(tenantOf(seed.shop, TenantId.make(yield* newId.next), yield* todayIn("UTC")))
  const { run } = yield* Transaction
  const fill = Effect.gen(function* () {
    if ((yield* (yield* Users).list).length > 0) return
    yield* fillShop(seed, yield* passwordHash)
  })
  yield* run(fill).pipe(Effect.provideService(CurrentTenant, { id }))
  return id
})

const tenantOf = (
  { createdDaysAgo, chargedDaysAgo, closedDaysAgo, trialDaysLeft, ...shop }: DemoShop,
  id: TenantId,
  today: string
) => ({
  ...shop,
  id,
  version: 1,
  createdOn: daysAfter(today, -createdDaysAgo),
  freeTrialEnds: trialDaysLeft === undefined ? "" : daysAfter(today, trialDaysLeft),
  closedOn: closedDaysAgo === undefined ? "" : daysAfter(today, -closedDaysAgo),
  lastChargeOn: chargedDaysAgo === undefined ? "" : daysAfter(today, -chargedDaysAgo)
})

const fillShop = Effect.fnUntraced(function* (seed: Seed, passwordHash: string) {
  const {
    shop,
    staff,
    locations: places = [],
    profiles: prices = [],
    customers: named = [],
    shelves = [],
    insurers = [],
    logo,
    hasPage = false
  } = seed
  yield* (yield* TenantSettings).save({ ...defaultCountry, value: shop.country })
  if (logo !== undefined)
    yield* Effect.orDie(changeLogo({ logo: yield* Effect.promise(() => logo(shop.businessName)) }))
  const locations = yield* Effect.forEach(places, addLocation)
  yield* addStaff(staff, locations, passwordHash)
  yield* addShelves(shelves)
  yield* addNetworks(yield* Effect.forEach(insurers, (draft) => createInsurer(draft)))
  const profiles = yield* Effect.forEach(prices, (draft) => createPricingProfile(draft))
  if (hasPage) yield* seedPage(shop.businessName, profiles)
  const profileId = (name: string) => profiles.find(({ profileName }) => profileName === name)?.id ?? null
  const sellers = staff
    .filter(({ roles }) => roles.includes("sales"))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const drafts = named.map((one, place) => demoCustomer(one, place, profileId, sellers))
  // Pipelined, so none waits for the previous response.
  yield* Effect.forEach(drafts, addCustomer, { concurrency: "unbounded", discard: true })
})

const addLocation = Effect.fnUntraced(function* (draft: LocationDraft) {
  const location = new Location({ ...draft, id: LocationId.make(yield* (yield* NewId).next), version: 1 })
  yield* (yield* Locations).add(location)
  return location
})

const addCustomer = Effect.fnUntraced(function* (draft: ReturnType<typeof demoCustomer>) {
  const customer = new Customer({ id: CustomerId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Customers).add(customer)
})

/** Adds a shop's categories and products. */
const addShelves = Effect.fn("addShelves")(function* (shelves: typeof demoProducts) {
  for (const { products, ...draft } of shelves) {
    const category = yield* createProductCategory(draft)
    yield* Effect.forEach(products, (product) => createProduct({ ...product, categoryId: category.id }), {
      concurrency: "unbounded",
      discard: true
    })
  }
})

/** Adds a shop's people at their locations, in the locations' time zones. */
const addStaff = Effect.fn("addStaff")(function* (
  staff: ReadonlyArray<DemoUser>,
  locations: ReadonlyArray<Location>,
  passwordHash: string
) {
  const users = yield* Users
  // Today in the first location's time zone for all locations, as with its jobs.
  const today = yield* todayIn(locations[0]?.timeZone ?? "UTC")
  const newId = yield* NewId
  for (const [
    place,
    { userName, firstName, lastName, roles, language, at = [], workHours = [], skills = [], away }
  ] of staff.entries()) {
    const theirs = locations.filter(({ locationShortId }) => at.includes(locationShortId))
    const home = theirs[0] ?? locations[0]
    yield* users.save(
      {
        ...newUserDefaults,
        id: UserId.make(yield* newId.next),
        userName,
        firstName,
        lastName,
        roles,
        defaultLanguage: language,
        emailAddress: `${userName}@example.com`,
        phoneNumber: `(${home?.phoneNumber.slice(1, 4) ?? "520"}) 555-01${String(30 + place).padStart(2, "0")}`,
        timeZone: home?.timeZone ?? "America/Phoenix",
        defaultLocationKey: home?.id ?? null,
        assignedLocations: theirs.map(({ id }) => id),
        workHours,
        skills,
        daysOff: away === undefined ? [] : [awayOn(away, today)]
      },
      passwordHash
    )
  }
})

/** Converts an absence to calendar dates. */
const awayOn = ({ from, to, note }: NonNullable<DemoUser["away"]>, today: string) => ({
  from: workday(today, from),
  to: workday(today, to),
  note
})
