import { assert, describe, it } from "@effect/vitest"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Result, Schema } from "effect"
import { JobDraft } from "#domain/jobs/JobDraft.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { sampleJob } from "#domain/testing/samples.ts"
import { readForm } from "#web/forms/formErrors.ts"
import { draftOf, newJob, JobForm, type JobValues } from "#web/jobs/form/JobForm.ts"
import { customerFromSearch } from "#web/jobs/customer/CustomerSearch.tsx"
import { documentHref, documentsOf } from "#web/jobs/files/jobDocuments.ts"
import { openItems } from "#web/jobs/stage/StageChanges.tsx"

const id = "019a0000-0000-7000-8000-000000000001"
const draft = sampleJob(CustomerId.make(id), LocationId.make(id))
const typed: JobValues = { ...draft, lines: draft.lines.map((line) => ({ ...line, cost: line.cost ?? 0, unread: {} })) }
const errorsOf = (values: JobValues) => {
  const read = readForm(JobForm, values)
  return Result.isFailure(read) ? read.failure : {}
}

describe("the job form", () => {
  it("parses as the domain's draft, without unparsed cell text", () => {
    const read = Result.getOrThrow(readForm(JobForm, typed))
    assert.deepStrictEqual(draftOf(read), draft)
    assert.isTrue(Schema.is(JobDraft)(draftOf(read)))
  })

  it("requires only customer, location and vehicle for an empty form", () => {
    assert.deepStrictEqual(errorsOf(newJob("")), {
      customerId: ["required"],
      locationId: ["required"],
      "vehicle.vin": ["vehicle.required"]
    })
  })

  it("reports an emptied amount at its own field", () => {
    const lines = typed.lines.with(1, { ...typed.lines[1]!, netPrice: null })
    assert.deepStrictEqual(errorsOf({ ...typed, lines, insurance: { ...typed.insurance!, deductible: null } }), {
      "lines.1.netPrice": ["required"],
      "insurance.deductible": ["required"]
    })
  })

  it("rejects a rebate one cent above the deductible, and accepts one equal to it (spec §5)", () => {
    const rebate = (cents: number) =>
      errorsOf({ ...typed, insurance: { ...typed.insurance!, deductible: 10000, rebate: cents } })
    assert.deepStrictEqual(rebate(10001), { "insurance.rebate": ["job.rebateAboveDeductible"] })
    assert.deepStrictEqual(rebate(10000), {})
  })
})

describe("a new customer started from a search", () => {
  it("puts a phone number, email address or name in the right field", () => {
    assert.strictEqual(customerFromSearch(" (602) 555-0188 ", "en").phoneNumbers[0]?.phoneNumber, "(602) 555-0188")
    assert.strictEqual(customerFromSearch("noor@haddad.example", "en").emailAddress, "noor@haddad.example")
    assert.strictEqual(customerFromSearch("Noor Haddad", "en").customerName, "Noor Haddad")
    assert.strictEqual(customerFromSearch("(602) 555-0188", "en").customerName, "")
  })
})

describe("a job's document list", () => {
  it("links to the API's URL, in the requested language", () => {
    assert.strictEqual(
      documentHref(id, "workorder", { language: "fr", payment: undefined }),
      `/api/V1/jobs/${id}/document.pdf?kind=workorder&language=fr`
    )
    assert.strictEqual(
      documentHref(id, "invoice", { payer: "insurer" }),
      `/api/V1/jobs/${id}/document.pdf?kind=invoice&payer=insurer`
    )
  })

  it("contains the documents of its stage and earlier stages", () => {
    assert.deepStrictEqual(documentsOf("quote"), ["quote"])
    assert.deepStrictEqual(documentsOf("invoice"), ["quote", "workorder", "invoice"])
  })
})

describe("the list of open items before the next stage", () => {
  const fresh = { ...draft, lines: draft.lines.map((line) => ({ ...line, status: "quoted" as const })) }
  const wordsOf = (job: Parameters<typeof openItems>[0]) =>
    openItems(job).map(({ word, count, section }) => `${word} ${count} ${section}`)
  const planned = {
    ...fresh.install,
    date: "2026-12-01",
    installers: [{ userId: UserId.make("0198c0de-0000-7000-8000-000000000001"), start: "08:00", end: "10:00" }]
  }

  it("names pending parts, a missing date, installer, signature and claim, each with its section", () => {
    assert.deepStrictEqual(
      wordsOf({ ...fresh, insurance: { ...fresh.insurance!, signatureOnFile: false, claimNumber: "" } }),
      [
        "step.partsPending 1 install",
        "step.noDate 1 install",
        "step.noInstaller 1 install",
        "step.noSignature 1 insurance",
        "step.noClaim 1 insurance"
      ]
    )
    assert.deepStrictEqual(wordsOf({ ...fresh, partsStatus: "complete", install: planned, insurance: null }), [])
  })

  it("counts awaited parts once the lines have a status, and adhesive that will have expired by the install date", () => {
    const lines = fresh.lines.map((line, at) => ({
      ...line,
      status: at === 0 ? ("ordered" as const) : ("quoted" as const),
      adhesiveExpiry: at === 2 ? "2026-11-30" : ""
    }))
    assert.deepStrictEqual(wordsOf({ ...fresh, lines, install: planned, insurance: null }), [
      "step.partsAwaited 4 parts",
      "step.adhesiveExpired 1 parts"
    ])
  })
})
