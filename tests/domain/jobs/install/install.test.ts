import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { rowsOverlap, JobInstall, emptyInstall } from "#domain/jobs/JobInstall.ts"
import { JobDraft } from "#domain/jobs/JobDraft.ts"
import { putJob } from "#domain/jobs/jobsApi.ts"
import { awaitedLines, partsStatusOf } from "#domain/estimates/EstimateLine.ts"
import { sampleJob, sampleLines } from "#domain/testing/samples.ts"
import { validationErrors } from "#tests/domain/shared/faultsOf.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"

const userId = "0198c0de-0000-7000-8000-000000000001"
const hours = (start: string, end: string) => ({ ...emptyInstall, installers: [{ userId, start, end }] })
const sample = sampleJob(freshCustomer().id, freshLocation().id)
const planned = (duration: number, insurance: object | null = sample.insurance) => ({
  ...sample,
  insurance,
  install: { ...emptyInstall, duration }
})

describe("an installation", () => {
  it.each([
    ["accepts 8:00 to 11:30", hours("08:00", "11:30"), {}],
    ["accepts a start without an end", hours("08:00", ""), {}],
    ["accepts an end without a start", hours("", "11:30"), {}],
    ["rejects an end equal to the start", hours("08:00", "08:00"), { "installers.0.end": ["install.startBeforeEnd"] }],
    ["rejects an end before the start", hours("13:00", "09:00"), { "installers.0.end": ["install.startBeforeEnd"] }],
    ["accepts a start one minute before the end", hours("08:59", "09:00"), {}],
    ["rejects an hour above 23", hours("25:00", ""), { "installers.0.start": ["time.invalid"] }],
    ["rejects a time without a leading zero", hours("8:00", ""), { "installers.0.start": ["time.invalid"] }],
    ["rejects a duration above one day", { ...emptyInstall, duration: 1441 }, { duration: ["install.durationRange"] }],
    [
      "rejects an address without a city",
      {
        ...emptyInstall,
        address: { address1: "1 Way", address2: "", city: "", region: "AZ", postalCode: "85281", country: "US" }
      },
      { "address.city": ["required"] }
    ]
  ] as ReadonlyArray<readonly [string, object, object]>)("%s", (_, install, faults) => {
    assert.deepStrictEqual(validationErrors(JobInstall, install), faults)
  })

  // Spec §5 and trade 8.4: at most 3.5 hours inclusive, only with an insurer.
  it("of an insured job takes at most 3.5 hours, in a new job and in a saved one", () => {
    const said = { "install.duration": ["install.durationInsured"] }
    assert.deepStrictEqual(
      [210, 211].map((minutes) => validationErrors(JobDraft, planned(minutes))),
      [{}, said]
    )
    assert.deepStrictEqual(validationErrors(JobDraft, planned(480, null)), {})
    const asked = { id: freshJob(freshCustomer(), freshLocation(), { number: 1 }).id, version: 1 }
    assert.deepStrictEqual(
      [210, 211].map((minutes) =>
        validationErrors(putJob.input as Schema.Codec<unknown, unknown>, { ...asked, ...planned(minutes) })
      ),
      [{}, said]
    )
  })

  it("conflicts with another of the same installer if their hours overlap", () => {
    const at = (start: string, end: string, who = "dana") => ({ userId: who, start, end })
    const cases = [
      [at("08:00", "10:00"), at("09:59", "11:00"), true],
      [at("08:00", "10:00"), at("10:00", "11:00"), false],
      [at("08:00", "12:00"), at("09:00", "10:00"), true],
      [at("08:00", ""), at("08:00", "09:00"), true],
      [at("08:00", ""), at("09:00", "10:00"), false],
      [at("", ""), at("08:00", "10:00"), false],
      [at("08:00", "10:00"), at("08:00", "10:00", "luis"), false]
    ] as const
    for (const [one, other, expected] of cases)
      assert.deepStrictEqual(
        [rowsOverlap(one, other), rowsOverlap(other, one)],
        [expected, expected],
        JSON.stringify([one, other])
      )
  })
})

describe("parts status of a job (trade 8.19)", () => {
  const [glass, labor, kit] = sampleLines
  const lines = (...statuses: ReadonlyArray<(typeof sampleLines)[number]["status"]>) => [
    { ...glass!, status: statuses[0]! },
    labor!,
    { ...kit!, status: statuses[1]! }
  ]
  it("is as entered until a part is ordered, then complete once all are received or installed", () => {
    assert.deepStrictEqual(
      (["pending", "complete"] as const).map((said) => partsStatusOf(lines("quoted", "quoted"), said)),
      ["pending", "complete"]
    )
    assert.deepStrictEqual(
      [
        lines("ordered", "quoted"),
        lines("received", "quoted"),
        lines("received", "returned"),
        lines("received", "installed")
      ].map((rows) => partsStatusOf(rows, "complete")),
      ["pending", "pending", "pending", "complete"]
    )
    assert.strictEqual(partsStatusOf(lines("received", "received"), "pending"), "complete")
    assert.deepStrictEqual(
      awaitedLines(lines("received", "ordered")).map(({ kind }) => kind),
      ["kit"]
    )
  })
})
