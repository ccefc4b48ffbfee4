import { assert, describe, it } from "@effect/vitest"
import { createHash } from "node:crypto"
import { CustomerId } from "#domain/customers/Customer.ts"
import { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { Job } from "#domain/jobs/Job.ts"
import { TaxRates, Totals } from "#domain/estimates/priceEstimate.ts"
import { JobInsurance, JobVehicle } from "#domain/jobs/JobDraft.ts"
import { JobInstall } from "#domain/jobs/JobInstall.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { Address } from "#domain/shared/Address.ts"
import {
  answerTo,
  contentHashOf,
  isContentOf,
  isOfferOf,
  offerHashOf,
  offersSigned,
  signedAs,
  signedFields,
  signedVersion
} from "#domain/jobs/signedContent.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

const job = Job.make({
  ...freshJob(freshCustomer(), freshLocation(), { number: 1001 }),
  customerId: CustomerId.make("019a0000-0000-7000-8000-000000000001"),
  locationId: LocationId.make("019a0000-0000-7000-8000-000000000002")
})
const mobile = Job.make({
  ...job,
  install: {
    ...job.install,
    repairLocation: "mobile",
    date: "2026-12-01",
    timeFrame: "morning",
    notes: "Gate code",
    address: { address1: "1 Way", address2: "", city: "Tempe", region: "AZ", postalCode: "85281", country: "US" }
  }
})

// Made by the code of 21 November 2026, which hashed whole objects: signatures were given on these.
const givenBefore = [
  ["quote", job, "025c205cb0966c1f6746e946e1b19ecaffec6e5561dfb724e61543d4294c8824"],
  ["workorder", mobile, "8d10b5979870053e18c1d92422f3f76053dbee45a73727617b680c7d4b9c9474"],
  ["invoice", Job.make({ ...job, insurance: null }), "854ce1e531c29f28f080f17c3444a496674e843e0ddbe2e79046727ece2dbb89"]
] as const

// Made by the code of 23 November 2026, before taxes had names.
const secondGiven = "2:d33c1eaf7546d9410a99e500c6a513ed7e4699b2c2b18711150a8d68582dab87"

// Made by the code of 25 November 2026, before claims had a dispatch.
const thirdGiven = "3:6dae78d80ab22a78c765cba6cc980f26b65ae6ce783b1545a6e40a49c2cd8735"

describe("what a signature is given on", () => {
  it.each(givenBefore)("is what it was when signatures were first taken: %s", (document, signed, hash) => {
    assert.isTrue(isContentOf(hash, sha256, signed, document))
    assert.isFalse(isContentOf(hash, sha256, Job.make({ ...signed, number: 1002 }), document))
  })

  it("stays the same when a part of a job gains a field that no version names", () => {
    const grown = {
      ...mobile,
      lostReason: "",
      vehicle: { ...mobile.vehicle, trim: "XLE" },
      insurance: { ...mobile.insurance!, insurerId: null },
      taxRates: { ...mobile.taxRates, second: 0 },
      totals: { ...mobile.totals, tip: 0 },
      install: { ...mobile.install, address: { ...mobile.install.address!, floor: "3" } },
      lines: mobile.lines.map((line) => ({ ...line, freeReason: "" }))
    } as unknown as Job
    assert.isTrue(isContentOf(givenBefore[1][2], sha256, grown, "workorder"))
  })

  it("is told by its version; one that nobody knows answers for nothing", () => {
    assert.isFalse(isContentOf(`99:${givenBefore[0][2]}`, sha256, job, "quote"))
    assert.strictEqual(contentHashOf(sha256, job, "quote", 1), givenBefore[0][2])
    assert.match(contentHashOf(sha256, job, "quote"), /^4:/)
  })

  it("covers, since its second version, the reason why a line is free", () => {
    const free = (noChargeReason: string) =>
      Job.make({ ...job, lines: job.lines.map((line) => ({ ...line, netPrice: 0, noChargeReason })) })
    const given = contentHashOf(sha256, free("Warranty"), "quote")
    assert.isTrue(isContentOf(given, sha256, free("Warranty"), "quote"))
    assert.isFalse(isContentOf(given, sha256, free("Goodwill"), "quote"))
  })

  it("covers, since its third version, the taxes with names, while what the second signed goes on answering", () => {
    const taxed = (rate: number, amount: number) =>
      Job.make({
        ...job,
        taxRates: { ...job.taxRates, lines: [{ name: "TVQ", rate, on: "both" }] },
        totals: { ...job.totals, taxes: [{ name: "TVQ", amount }] }
      })
    const given = contentHashOf(sha256, taxed(997.5, 998), "quote")
    assert.isTrue(isContentOf(given, sha256, taxed(997.5, 998), "quote"))
    assert.isFalse(isContentOf(given, sha256, taxed(950, 998), "quote"))
    assert.isFalse(isContentOf(given, sha256, taxed(997.5, 950), "quote"))
    assert.isTrue(isContentOf(secondGiven, sha256, job, "quote"))
  })

  it("covers, since its fourth version, by what the network knows the claim; older signatures go on without it", () => {
    const sent = (dispatchNumber: string) => Job.make({ ...job, insurance: { ...job.insurance!, dispatchNumber } })
    const given = contentHashOf(sha256, sent("004179015"), "quote")
    assert.isTrue(isContentOf(given, sha256, sent("004179015"), "quote"))
    assert.isFalse(isContentOf(given, sha256, sent("004179016"), "quote"))
    assert.isTrue(isContentOf(thirdGiven, sha256, sent("004179015"), "quote"))
  })

  // Whoever adds a field says here or in the list whether a signer signs it.
  it("names every field of a job, or leaves it out on purpose", () => {
    const leftOut: Readonly<Record<keyof (typeof signedFields)[number], ReadonlyArray<string>>> = {
      job: [
        "id",
        "version",
        "stage",
        "customerName",
        "quotedOn",
        "invoicedOn",
        "invoiceNumber",
        "createdOn",
        "wonOn",
        "payments",
        "adjustments",
        "lost",
        "reworkOf",
        "reworks",
        "formerCustomerIds",
        "source",
        "decoded",
        "balance",
        "credit",
        "rebillOf",
        "answer",
        "locationId",
        "pricingProfileId",
        "salespersonId",
        "partsStatus"
      ],
      vehicle: [],
      insurance: [],
      address: [],
      taxRates: [],
      totals: [],
      install: [
        "jobType",
        "duration",
        "installers",
        "availability",
        "time",
        "complete",
        "partsExpected",
        "overrideReason"
      ],
      lines: [
        "id",
        "parentId",
        "cost",
        "listPrice",
        "discount",
        "rule",
        "status",
        "manufacturer",
        "distributor",
        "ediPartNumber",
        "dotNumber",
        "availability",
        "laborCode",
        "adhesiveManufacturer",
        "adhesiveExpiry",
        "adhesiveLot",
        "discountNote",
        // What it comes to stands in the sums and taxes, which are signed.
        "taxAs",
        "partPattern"
      ]
    }
    const there = {
      job: { fields: Object.assign({}, ...Job.members.map(({ fields }) => fields)) as object },
      vehicle: JobVehicle,
      insurance: JobInsurance,
      install: JobInstall,
      address: Address,
      lines: EstimateLine,
      taxRates: TaxRates,
      totals: Totals
    }
    for (const [part, { fields }] of Object.entries(there) as ReadonlyArray<
      [keyof typeof there, { readonly fields: object }]
    >) {
      assert.sameMembers([...signedFields[signedVersion]![part], ...leftOut[part]], Object.keys(fields), part)
    }
  })

  const signedOn = (one: Job) =>
    ({ contentHash: contentHashOf(sha256, one, "quote"), content: signedAs(one, "quote"), document: "quote" }) as const
  const planned = Job.make({
    ...job,
    vehicle: { ...job.vehicle, mileage: 31_000, plate: job.vehicle.plate || "ABC1234" },
    install: { ...job.install, date: "2026-12-01", timeFrame: "morning", notes: "Gate code" },
    insurance: job.insurance && { ...job.insurance, claimNumber: "CLM-9", agent: "R. Diaz" }
  })
  const open = Job.make({
    ...job,
    vehicle: { ...job.vehicle, mileage: null },
    install: { ...job.install, date: "", timeFrame: "", notes: "" }
  })

  it("is kept so that its fingerprint can be made again", () => {
    const { content, contentHash } = signedOn(mobile)
    assert.strictEqual(contentHashOf(sha256, content as unknown as Job, "quote"), contentHash)
  })

  it("still holds once the day, the mileage and the claim are filled in, and with the lines in another order", () => {
    assert.isTrue(offersSigned(signedOn(open), sha256, planned))
    assert.isTrue(offersSigned(signedOn(planned), sha256, open))
    assert.isTrue(offersSigned(signedOn(open), sha256, Job.make({ ...open, lines: open.lines.toReversed() })))
    assert.isTrue(isOfferOf(offerHashOf(sha256, open), sha256, Job.make({ ...planned, insurance: open.insurance })))
    const answer = { kind: "accepted", at: 1, by: "Ada", reason: "", contentHash: "h" } as const
    assert.deepStrictEqual(answerTo(Job.make({ ...open, answer }), planned), answer)
  })

  it.each([
    ["a price", { lines: job.lines.map((line, at) => (at === 0 ? { ...line, netPrice: line.netPrice + 1 } : line)) }],
    ["a line less", { lines: job.lines.slice(1) }],
    ["a total", { totals: { ...job.totals, total: job.totals.total + 1 } }],
    ["a tax", { taxRates: { ...job.taxRates, parts: 900 } }],
    ["another vehicle", { vehicle: { ...job.vehicle, vin: "4T1DAACK7RU000001", model: "Another" } }],
    ["another customer", { customerId: CustomerId.make("019a0000-0000-7000-8000-000000000009") }],
    ["another deductible", { insurance: { ...job.insurance!, deductible: 1 } }]
  ])("no longer holds with %s", (_, change) => {
    const changed = { ...job, ...change } as Job
    assert.isFalse(offersSigned(signedOn(job), sha256, changed))
    assert.isFalse(offersSigned({ ...signedOn(job), content: null }, sha256, changed))
    const answer = { kind: "accepted", at: 1, by: "Ada", reason: "", contentHash: "h" } as const
    assert.isNull(answerTo({ ...job, answer } as Job, changed))
  })

  it("holds by its fingerprint alone, as given before contents were kept, once day and mileage are filled in", () => {
    const given = { ...signedOn(open), content: null }
    const filled = { ...open, install: planned.install, vehicle: { ...open.vehicle, mileage: 31_000 } } as Job
    assert.isTrue(offersSigned(given, sha256, open))
    assert.isTrue(offersSigned(given, sha256, filled))
  })

  // Links of the build before, which left neither mileage nor claim out of the offer.
  it("answers for links that were sent before", () => {
    const undated = { ...planned, install: { ...planned.install, date: "", timeFrame: "", notes: "" } } as Job
    assert.isTrue(isOfferOf(contentHashOf(sha256, undated, "quote"), sha256, planned))
  })
})
