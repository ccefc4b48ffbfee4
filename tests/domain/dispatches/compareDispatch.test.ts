import { assert, describe, it } from "@effect/vitest"
import { compareDispatch, undecided, withPicks } from "#domain/dispatches/compareDispatch.ts"
import { LineId, emptyLineFacts } from "#domain/estimates/EstimateLine.ts"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"
import { sentDispatch } from "#tests/contracts/freshDispatch.ts"

const glassId = LineId.make("0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
const laborId = LineId.make("0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f51")
const base = freshJob(freshCustomer(), freshLocation(), { number: 3009 })

/** The job of the mockup `dispatch-discrepancy`, as the customer described it on the phone. */
const job = {
  ...base,
  decoded: null,
  vehicle: {
    ...base.vehicle,
    vin: "1C4PJMBXXJD592546",
    plate: "",
    plateState: "",
    year: 2018,
    make: "Jeep",
    model: "Cherokee",
    bodyStyle: ""
  },
  insurance: {
    ...emptyInsurance,
    company: "prairie  mutual insurance",
    claimNumber: "PM-779640",
    dateOfLoss: "2026-11-19",
    causeOfLoss: "101",
    deductible: 25000
  },
  install: { ...base.install, jobType: "replacement", repairLocation: "mobile" },
  lines: [
    {
      ...emptyLineFacts,
      id: glassId,
      parentId: null,
      kind: "glass",
      partNumber: "DW 02091-GTYN",
      description: "Windshield",
      quantity: 100,
      listPrice: 61236,
      discount: 4100,
      netPrice: 36129,
      taxable: true,
      customerPaid: false,
      rule: "glassDiscount"
    },
    {
      ...emptyLineFacts,
      id: laborId,
      parentId: glassId,
      kind: "labor",
      partNumber: "",
      description: "Labor",
      quantity: 250,
      listPrice: 4000,
      discount: 0,
      netPrice: 4000,
      taxable: false,
      customerPaid: false,
      rule: "laborHourly"
    }
  ]
} as unknown as Job

const compared = (changes: Parameters<typeof sentDispatch>[0] = {}, of = job) =>
  new Map(compareDispatch(of, sentDispatch(changes)).map((one) => [one.key, one]))
const told = (changes: Parameters<typeof sentDispatch>[0] = {}, of = job) =>
  [...compared(changes, of).values()].map(({ key, kind, proposed, why }) => [key, kind, proposed, why])

describe("a dispatch compared with a job", () => {
  it("differs, fills in, and agrees as the mockup shows; staff must choose the service location", () => {
    // The VINs of the mockup: "X" in position 9 is a valid check digit, "1" is not (49 CFR 565.15).
    assert.deepStrictEqual(told(), [
      ["install.repairLocation", "differs", undefined, "chooseAddress"],
      ["vehicle.vin", "differs", "job", "vinWrong"],
      ["insurance.policyholder", "fills", "dispatch", undefined],
      ["insurance.company", "same", "job", undefined],
      ["insurance.claimNumber", "same", "job", undefined],
      ["insurance.policyNumber", "fills", "dispatch", undefined],
      ["insurance.dateOfLoss", "differs", "dispatch", "insurerCounts"],
      ["insurance.causeOfLoss", "same", "job", undefined],
      ["insurance.agent", "fills", "dispatch", undefined],
      ["insurance.deductible", "differs", "dispatch", "tellCustomer"],
      ["insurance.dispatchNumber", "fills", "dispatch", undefined],
      ["insurance.authorization", "fills", "dispatch", undefined],
      ["vehicle.year", "same", "job", undefined],
      ["vehicle.make", "same", "job", undefined],
      ["vehicle.model", "same", "job", undefined],
      ["vehicle.bodyStyle", "fills", "dispatch", undefined],
      ["install.jobType", "same", "job", undefined],
      [`lines.${glassId}`, "differs", "dispatch", "agreedPrice"],
      ["added.1", "differs", undefined, "notOnJob"]
    ])
  })

  it("ignores fields the dispatch leaves empty and asks nothing about them", () => {
    const silent = { ...sentDispatch(), repairLocation: "", lines: [], dateOfLoss: "", deductible: 0 } as const
    const found = compareDispatch(job, silent)
    assert.isFalse(
      found.some(({ key }) => ["install.repairLocation", "insurance.dateOfLoss", "insurance.deductible"].includes(key))
    )
    assert.deepStrictEqual(undecided(found, {}), [])
  })

  it("asks which of two VINs is correct if both are valid", () => {
    // The example of 49 CFR 565, appendix: 1M8GDM9AXKP042788.
    const vehicle = { ...sentDispatch().vehicle, vin: "1m8gdm9a-xkp042788" }
    assert.deepInclude(compared({ vehicle }).get("vehicle.vin"), {
      inDispatch: "1M8GDM9AXKP042788",
      proposed: undefined,
      why: "chooseVin"
    })
  })

  it("prefers the vehicle decoded from a VIN; without one, staff must choose", () => {
    const vehicle = { ...sentDispatch().vehicle, model: "Cherokee Trailhawk" }
    assert.deepInclude(compared({ vehicle }).get("vehicle.model"), { proposed: undefined, why: "chooseVehicle" })
    const decoded = { ...job, decoded: { vin: job.vehicle.vin } } as unknown as Job
    assert.deepInclude(compared({ vehicle }, decoded).get("vehicle.model"), { proposed: "job", why: "fromVin" })
  })
})

describe("applying the chosen values", () => {
  const picks = { "install.repairLocation": "job", "added.1": "dispatch" } as const
  const picked = (changes: Parameters<typeof sentDispatch>[0] = {}, more: Record<string, "job" | "dispatch"> = {}) =>
    withPicks(job, sentDispatch(changes), { ...picks, ...more }, () => "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f52")

  it("takes over the chosen ones and keeps everything else", () => {
    const { insurance, install, lines, vehicle } = picked()
    assert.deepStrictEqual(insurance, {
      ...job.insurance!,
      policyholder: "Marcus T. Lee",
      policyNumber: "POL-44120",
      dateOfLoss: "2026-11-17",
      agent: "R. Diaz",
      deductible: 10000,
      dispatchNumber: "004179015",
      authorization: "A-55120-02"
    })
    assert.strictEqual(install.repairLocation, "mobile")
    assert.deepStrictEqual(vehicle, { ...job.vehicle, bodyStyle: "4 Door Utility" })
    assert.deepStrictEqual(
      lines.map(({ kind, netPrice, quantity, rule }) => [kind, netPrice, quantity, rule]),
      [
        ["glass", 34800, 100, "typed"],
        ["labor", 4000, 250, "laborHourly"],
        ["calibration", 25000, 100, "typed"]
      ]
    )
    // 348.00 of 612.36 is a discount of 43.17 %.
    assert.strictEqual(lines[0]!.discount, 4317)
  })

  it("may keep all of the job's values, line by line", () => {
    const all = Object.fromEntries(compareDispatch(job, sentDispatch()).map(({ key }) => [key, "job" as const]))
    assert.deepStrictEqual(picked({}, all), {
      insurance: job.insurance!,
      install: job.install,
      vehicle: job.vehicle,
      lines: job.lines
    })
  })

  it("never takes over an invalid VIN, whatever is chosen", () => {
    assert.strictEqual(picked({}, { "vehicle.vin": "dispatch" }).vehicle.vin, "1C4PJMBXXJD592546")
    const unknown = { ...job, vehicle: { ...job.vehicle, vin: "" } } as Job
    assert.deepInclude(compared({}, unknown).get("vehicle.vin"), { kind: "differs", proposed: "job", why: "vinWrong" })
  })

  it("prices labor by the network's total for it", () => {
    const lines = [
      { kind: "labor", partNumber: "", description: "NAGS LABOR", quantity: 250, netPrice: 3800 },
      { kind: "labor", partNumber: "", description: "ADDITIONAL LABOR", quantity: 100, netPrice: 2000 }
    ] as const
    const found = compareDispatch(job, sentDispatch({ lines })).filter(({ of }) => of !== "field")
    // 2.5 hours are 100.00 at 40.00 and 95.00 at 38.00. The second labor line is not on the job.
    assert.deepStrictEqual(
      found.map(({ inDispatch, inJob, key }) => [key, inJob, inDispatch]),
      [
        [`lines.${laborId}`, 10000, 9500],
        ["added.1", "", 2000]
      ]
    )
  })
})
