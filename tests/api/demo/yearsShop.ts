import { Schema } from "effect"
import { sampleCatalog } from "#adapters/sample-catalogue/sampleCatalog.ts"
import { demoCustomers } from "#api/demo/customers.ts"
import { demoCustomer } from "#api/demo/demoCustomer.ts"
import { demoStaff } from "#api/demo/people.ts"
import { demoProfiles } from "#api/demo/profiles.ts"
import { carsOf } from "#api/demo/scale/vehicles.ts"
import { demoLocations } from "#api/demo/shops.ts"
import type { YearsShop } from "#api/demo/years/Story.ts"
import { Customer, CustomerId } from "#domain/customers/Customer.ts"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import { newUserDefaults, User } from "#domain/people/User.ts"
import { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"

const uuid = (kind: number, nth: number) => `0199${kind}000-0000-7000-8000-${String(nth).padStart(12, "0")}`

const cars = carsOf(1)

/** Models, each with a published VIN. Models with the same name are merged across their model years. */
export const vehicleModels = [...Map.groupBy(cars, ({ make, model }) => `${make} ${model}`).values()].map((same) => ({
  make: same[0]!.make,
  model: same[0]!.model,
  firstYear: Math.min(...same.map(({ year }) => year)),
  lastYear: Math.max(...same.map(({ year }) => year)),
  bodies: [...new Set(same.map(({ body }) => body))]
}))

const catalogue = sampleCatalog(vehicleModels)
const locations = demoLocations.map(
  (draft, nth) => new Location({ ...draft, id: LocationId.make(uuid(1, nth)), version: 1 })
)
const profiles = demoProfiles.map((draft, nth) =>
  Schema.decodeUnknownSync(PricingProfile)({ ...draft, id: PricingProfileId.make(uuid(2, nth)), version: 1 })
)
const staff = demoStaff.map(({ at = [], ...person }, nth): User => ({
  ...newUserDefaults,
  ...person,
  id: UserId.make(uuid(3, nth)),
  emailAddress: `${person.userName}@example.com`,
  phoneNumber: "",
  timeZone: "America/Phoenix",
  defaultLanguage: person.language,
  assignedLocations: locations.filter(({ locationShortId }) => at.includes(locationShortId)).map(({ id }) => id)
}))
const withRole = (role: Role) => staff.filter(({ roles }) => roles.includes(role))
const sellers = withRole("sales")

/**
 * The demo shop before its first job, without a database: its people, customers, prices and locations, and glass for
 * the models it sees.
 */
export const yearsShop: YearsShop = {
  locations,
  profiles,
  sellers,
  billers: withRole("billing"),
  fitters: withRole("installer"),
  installers: withRole("installer").map(({ id }) => id),
  customers: demoCustomers.map(
    (named, nth) =>
      new Customer({
        ...demoCustomer(
          named,
          nth,
          (name) => profiles.find(({ profileName }) => profileName === name)?.id ?? null,
          sellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
        ),
        id: CustomerId.make(uuid(4, nth)),
        version: 1
      })
  ),
  models: cars.map(({ vin, year, make, model, body }) => ({
    vin,
    year,
    make,
    model,
    bodyStyle: body,
    panes: catalogue.partsFor({ make, model }, year, body)
  }))
}
