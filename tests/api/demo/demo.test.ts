import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { demoCustomer } from "#api/demo/demoCustomer.ts"
import { demoCustomers, harborCustomers } from "#api/demo/customers.ts"
import { demoJobs, harborJobs } from "#api/demo/jobs.ts"
import { closedShopStaff, demoStaff, rootStaff, secondShopStaff, waitingShopStaff } from "#api/demo/people.ts"
import { demoProducts } from "#api/demo/products.ts"
import { demoLocations, secondShopLocations, waitingShopLocations } from "#api/demo/shops.ts"
import { CustomerDraft, CustomerType } from "#domain/customers/Customer.ts"
import { LocationDraft } from "#domain/locations/Location.ts"
import { ProductCategoryDraft } from "#domain/product-categories/ProductCategory.ts"
import { ProductDraft } from "#domain/products/Product.ts"
import { Role } from "#domain/access/Role.ts"
import { vinFault } from "#domain/vin/vinFault.ts"

const draftsOf = (customers: typeof demoCustomers) =>
  customers.map((named, place) => demoCustomer(named, place, () => null, ["Sam Ortega"]))
const distinct = (all: ReadonlyArray<string>) => new Set(all).size
const common = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) => one.filter((each) => other.includes(each))

describe("the demo shop", () => {
  it("has three hundred customers of all types, each with a unique name and phone number", () => {
    assert.strictEqual(demoCustomers.length, 300)
    assert.strictEqual(distinct(demoCustomers.map(({ customerName }) => customerName)), 300)
    assert.strictEqual(distinct(demoCustomers.map(({ phone }) => phone)), 300)
    for (const type of CustomerType.literals)
      assert.isAtLeast(demoCustomers.filter(({ customerType }) => customerType === type).length, 5, type)
  })

  it("uses only phone numbers reserved for fiction", () => {
    for (const { phoneNumbers } of [...draftsOf(demoCustomers), ...draftsOf(harborCustomers)]) {
      for (const { phoneNumber } of phoneNumbers) assert.match(phoneNumber, /^\(\d{3}\) 555-01\d\d$/)
    }
  })

  it("has customers that pass form validation and use every customer field", () => {
    const decode = Schema.decodeUnknownSync(CustomerDraft)
    const drafts = draftsOf(demoCustomers)
    for (const draft of drafts) assert.deepStrictEqual(decode(draft), draft)
    for (const field of [
      "taxExemptNo",
      "taxExemptExpirationDate",
      "ediInsuranceId",
      "tpaId",
      "externalAccountingId",
      "emailAddress"
    ] as const) {
      assert.isAbove(drafts.filter((draft) => draft[field] !== "").length, 0, field)
      assert.isAbove(drafts.filter((draft) => draft[field] === "").length, 0, field)
    }
    for (const field of ["billingAddress", "shippingAddress"] as const)
      assert.strictEqual(distinct(drafts.map((draft) => String(draft[field] === null))), 2, field)
    assert.strictEqual(distinct(drafts.map(({ paymentTerms }) => paymentTerms)), 5)
    assert.strictEqual(drafts.filter(({ customerName }) => customerName.toLowerCase().includes("jane")).length, 1)
  })

  it("has a user for every shop role and two who are only installers; the root shop has one for each platform role", () => {
    const held = demoStaff.flatMap(({ roles }) => roles)
    // `adminlockedout` replaces an admin's role and is never assigned directly.
    const ofAShop = Role.literals.filter((role) => !role.startsWith("root") && role !== "adminlockedout")
    assert.sameMembers([...new Set(held)], ofAShop)
    assert.isAtLeast(demoStaff.filter(({ roles }) => roles.join() === "installer").length, 2)
    assert.sameMembers(
      rootStaff.flatMap(({ roles }) => roles),
      Role.literals.filter((role) => role.startsWith("root"))
    )
    const names = [demoStaff, secondShopStaff, waitingShopStaff, closedShopStaff, rootStaff]
      .flat()
      .map(({ userName }) => userName)
    assert.strictEqual(distinct(names), names.length)
  })

  it("has three locations with different tax rates", () => {
    assert.strictEqual(demoLocations.length, 3)
    assert.strictEqual(
      distinct(
        demoLocations.map(
          ({ defaultPartsTaxRate, defaultLaborTaxRate }) => `${defaultPartsTaxRate} ${defaultLaborTaxRate}`
        )
      ),
      3
    )
    for (const location of [...demoLocations, ...secondShopLocations, ...waitingShopLocations])
      assert.deepStrictEqual(Schema.decodeUnknownSync(LocationDraft)(location), location)
    const shortIds = demoLocations.map(({ locationShortId }) => locationShortId)
    for (const { at = [] } of demoStaff) assert.includeMembers(shortIds, [...at])
  })

  it("has products in every category, each with a unique code, that pass form validation", () => {
    const products = demoProducts.flatMap(({ products }) => products)
    assert.isAtLeast(products.length, 20)
    assert.strictEqual(distinct(products.map(({ productCode }) => productCode.toLowerCase())), products.length)
    for (const product of products)
      assert.deepStrictEqual(Schema.decodeUnknownSync(ProductDraft)({ ...product, categoryId: null }), {
        ...product,
        categoryId: null
      })
    for (const { products: own, ...category } of demoProducts) {
      assert.isAbove(own.length, 0)
      assert.deepStrictEqual(Schema.decodeUnknownSync(ProductCategoryDraft)(category), category)
    }
  })

  it("has sixty jobs in all stages plus those of its board, paid, partly paid and unpaid, each for a known customer", () => {
    assert.strictEqual(demoJobs.filter(({ board }) => board === undefined).length, 60)
    for (const stage of ["quote", "workorder", "invoice"])
      assert.isAtLeast(demoJobs.filter((job) => job.stage === stage).length, 10, stage)
    for (const paid of ["all", "deductible", "nothing"])
      assert.isAtLeast(demoJobs.filter((job) => job.stage === "invoice" && job.paid === paid).length, 1, paid)
    const known = (customers: typeof demoCustomers) => customers.map(({ customerName }) => customerName)
    assert.includeMembers(
      known(demoCustomers),
      demoJobs.map(({ customer }) => customer)
    )
    assert.includeMembers(
      known(harborCustomers),
      harborJobs.map(({ customer }) => customer)
    )
  })

  it("has twelve installers at three locations with full, late and free days ahead, and work waiting to be planned", () => {
    const installers = demoStaff.filter(({ roles }) => roles.includes("installer"))
    assert.strictEqual(installers.length, 12)
    assert.strictEqual(distinct(installers.flatMap(({ at = [] }) => at)), 3)
    const today = demoJobs.filter(({ installIn, board }) => installIn === 0 && typeof board === "object")
    const byWho = Map.groupBy(today, ({ board }) => (typeof board === "object" ? board.who : -1))
    assert.isAbove(Math.max(...[...byWho.values()].map(({ length }) => length)), 3)
    assert.isBelow(byWho.size, 12)
    assert.isTrue(today.some(({ board }) => typeof board === "object" && board.end > "18:00"))
    assert.isAtLeast(demoJobs.filter(({ board }) => board === "waits").length, 5)
  })

  it("has a different vehicle with a valid VIN for every job", () => {
    for (const jobs of [demoJobs, harborJobs]) {
      const vins = jobs.map(({ vin }) => vin)
      assert.strictEqual(distinct(vins), vins.length)
      for (const vin of vins) assert.isUndefined(vinFault(vin), vin)
    }
  })
})

describe("the second shop", () => {
  it("shares no customer, phone number, email or town with the first", () => {
    const [ours, theirs] = [draftsOf(demoCustomers), draftsOf(harborCustomers)]
    const of = (drafts: typeof ours, field: (draft: CustomerDraft) => ReadonlyArray<string>) =>
      drafts.flatMap(field).filter((text) => text !== "")
    for (const field of [
      ({ customerName }: CustomerDraft) => [customerName],
      ({ emailAddress }: CustomerDraft) => [emailAddress],
      ({ phoneNumbers }: CustomerDraft) => phoneNumbers.map(({ phoneNumber }) => phoneNumber),
      ({ billingAddress }: CustomerDraft) => [billingAddress?.city ?? ""]
    ])
      assert.deepStrictEqual(common(of(ours, field), of(theirs, field)), [])
  })
})
