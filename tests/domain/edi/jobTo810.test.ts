import { X12Parser } from "node-x12"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { afterAll } from "vitest"
import { billedLines } from "#domain/edi/billedLines.ts"
import { canBeSent } from "#domain/edi/checkInvoices.ts"
import { ediFactsOf } from "#domain/edi/ediFactsOf.ts"
import { EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import { partnerProfiles } from "#domain/edi/partnerProfiles.ts"
import { preflight } from "#domain/edi/preflight.ts"
import { element } from "#domain/edi/Segment.ts"
import { write810 } from "#domain/edi/write810.ts"
import { writeInterchange } from "#domain/edi/writeInterchange.ts"
import { LineId, LineKind, TaxAs } from "#domain/estimates/EstimateLine.ts"
import { InsurerId } from "#domain/insurers/Insurer.ts"
import type { Invoice } from "#domain/jobs/Job.ts"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { TaxOn } from "#domain/shared/TaxLine.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"
import { freshPartner } from "#tests/contracts/ediContract.ts"

const often = { arbitrary: { runs: 400 } }
const between = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))
const AnyText = Schema.String.check(Schema.isMaxLength(40))
const AnyLine = Schema.Struct({
  kind: LineKind,
  partNumber: AnyText,
  description: AnyText,
  quantity: between(0, 2_000),
  netPrice: between(0, 300_000),
  taxable: Schema.Boolean,
  customerPaid: Schema.Boolean,
  isFlat: Schema.Boolean,
  taxAs: TaxAs
})
const AnyJob = Schema.Struct({
  lines: Schema.Array(AnyLine).check(Schema.isMinLength(1), Schema.isMaxLength(12)),
  parts: between(0, 1_500),
  labor: between(0, 1_500),
  named: Schema.Array(Schema.Struct({ on: TaxOn, rate: between(0, 1_500) })).check(Schema.isMaxLength(3)),
  exempt: Schema.Boolean,
  deductible: between(0, 60_000),
  rebate: between(0, 10_000),
  hostile: AnyText,
  network: EdiNetwork
})

const [customer, location] = [freshCustomer(), freshLocation()]
const insurerId = InsurerId.make(crypto.randomUUID())
const sample = freshJob(customer, location, { number: 1042 })

/** Text that tries to end an element, a segment, and a document. */
const hostileIn = (text: string) => `${text}~SE*2*0001~*>^|\r\n\u0000${text}`

/** An invoice with a claim every partner accepts, combined with drawn values. */
const drawn = (given: typeof AnyJob.Type) => {
  const { deductible, exempt, hostile, labor, named, parts } = given
  const lines = given.lines.map(({ isFlat, description, partNumber, ...line }) => ({
    ...sample.lines[0]!,
    ...line,
    id: LineId.make(crypto.randomUUID()),
    partNumber: `P${hostileIn(partNumber)}`,
    description: hostileIn(description),
    rule: isFlat ? ("partFlat" as const) : ("typed" as const)
  }))
  const insurance = {
    ...emptyInsurance,
    company: hostileIn(hostile),
    claimNumber: `C${hostileIn(hostile)}`,
    policyNumber: hostileIn(hostile),
    dispatchNumber: "004179015",
    referralNumber: "418822",
    authorization: `A${hostileIn(hostile)}`,
    dateOfLoss: "2026-11-02",
    causeOfLoss: "101" as const,
    signatureOnFile: true,
    deductible,
    rebate: Math.min(given.rebate, deductible)
  }
  const taxRates = { parts, labor, exempt, lines: named.map((tax, at) => ({ ...tax, name: `Tax ${at}` })) }
  const { stage: _, ...facts } = sample
  // As it might be stored in a row. Not all of it could be typed.
  const invoice: Omit<Invoice, "stage"> & { readonly stage: "invoice" } = {
    ...facts,
    vehicle: { ...facts.vehicle, vin: "1M8GDM9AXKP042788", year: 2018, make: "Jeep", model: "Cherokee" },
    lines,
    insurance,
    taxRates,
    totals: totalsOf({ lines, insurance }, taxRates),
    stage: "invoice",
    invoicedOn: "2026-11-20",
    invoiceNumber: 2042,
    credit: null
  }
  return invoice
}

const factsOf = (job: Invoice, network: EdiNetwork, hostile = "") =>
  ediFactsOf({
    job,
    customer: { ...customer, customerName: `Jane ${hostile}` },
    location,
    business: { businessName: `Demo ${hostile}`, federalTaxId: `99${hostile}`, country: "US" },
    partner: freshPartner({ network, programs: [{ insurerId, programId: "77", parentId: "" }] }),
    insurerId,
    hasProof: true,
    corrections: {}
  })

/** Hundredths of a decimal number in an 810, read independently of the code that wrote it. */
const hundredths = (text: string) => {
  const [whole = "", fraction = ""] = text.split(".")
  assert.match(text, /^\d+(?:\.\d{1,2})?$/)
  return Number(whole) * 100 + Number(fraction.padEnd(2, "0"))
}
const halfUp = (above: number, below: number) => Math.floor((2 * above + below) / (2 * below))

describe("a job's 810", () => {
  let passed = 0
  it.prop(
    "matches the job's own totals to the cent, and another parser reads the same invoice, whatever was typed",
    [AnyJob],
    ([given]) => {
      const { network } = given
      const profile = partnerProfiles[network]
      const job = drawn(given)
      const facts = factsOf(job, network, hostileIn(given.hostile))
      if (!canBeSent(preflight(facts, profile))) return
      passed += 1
      const text = writeInterchange(
        {
          sender: { qualifier: "ZZ", id: "SHOP0001" },
          receiver: { qualifier: "ZZ", id: "TPA" },
          control: 57,
          day: "2026-11-20",
          time: "14:30",
          isTest: true,
          group: "IN",
          kind: "810"
        },
        [write810(facts, profile, { account: "L123", billTo: profile.partnerCode })]
      )
      const parsed = new X12Parser(true).parse(text)
      assert("functionalGroups" in parsed)
      const { segments } = parsed.functionalGroups[0]!.transactions[0]!
      const all = (tag: string) => segments.filter((segment) => segment.tag === tag)
      const at = (segment: (typeof segments)[number] | undefined, place: number) => segment?.valueOf(place) ?? ""
      const [big, tds, sac, ctt] = ["BIG", "TDS", "SAC", "CTT"].map((tag) => all(tag)[0])
      assert.deepStrictEqual([at(big, 1), at(big, 2)], ["20261120", "2042"])
      const lines = all("IT1").map((segment) => ({
        code: at(segment, 7),
        quantity: hundredths(at(segment, 2)),
        price: hundredths(at(segment, 4))
      }))
      assert.deepStrictEqual(
        lines,
        billedLines(facts.lines, profile).map(({ code, quantity, unitPrice }) => ({
          code: element(code, 48),
          quantity,
          price: unitPrice
        }))
      )
      assert.strictEqual(lines.length, job.lines.filter(({ customerPaid }) => !customerPaid).length)
      assert.strictEqual(at(ctt, 1), `${lines.length}`)
      const gross =
        lines.reduce((sum, { price, quantity }) => sum + halfUp(price * quantity, 100), 0) +
        all("TXI").reduce((sum, segment) => sum + hundredths(at(segment, 2)), 0)
      const net = gross - Number(at(sac, 5) || "0")
      assert.strictEqual(net, job.totals.insurerShare)
      assert.strictEqual(Number(at(tds, 1)), profile.totals === "gross" ? gross : net)
    },
    often
  )

  afterAll(() => assert.isAbove(passed, 100, "most generated jobs were blocked"))

  it("is completed no later than the invoice date, even if the installation was planned for a later day", () => {
    const job = drawn({ ...oneJob, deductible: 0 })
    const on = (date: string) => factsOf({ ...job, install: { ...job.install, date } }, "lynx").completedOn
    assert.deepStrictEqual(["2026-11-19", "2026-11-20", "2026-11-21", ""].map(on), [
      "2026-11-19",
      "2026-11-20",
      "2026-11-20",
      "2026-11-20"
    ])
  })

  it("names the policyholder as the insured, who may differ from the customer", () => {
    const job = drawn({ ...oneJob, deductible: 0 })
    const insuredOf = (policyholder: string) =>
      factsOf({ ...job, insurance: { ...job.insurance!, policyholder } }, "lynx").insured.name
    const customerName = insuredOf(" ")
    assert.notStrictEqual(customerName, "")
    assert.deepStrictEqual([insuredOf("Ruth Oyelaran"), insuredOf("")], ["Ruth Oyelaran", customerName])
  })
})

const oneJob: typeof AnyJob.Type = {
  lines: [
    {
      kind: "glass",
      partNumber: "FW1",
      description: "Windshield",
      quantity: 100,
      netPrice: 40_000,
      taxable: true,
      customerPaid: false,
      isFlat: false,
      taxAs: ""
    }
  ],
  parts: 825,
  labor: 0,
  named: [],
  exempt: false,
  deductible: 10_000,
  rebate: 0,
  hostile: "",
  network: "lynx"
}
