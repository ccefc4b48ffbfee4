import { assert, describe, it } from "@effect/vitest"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { repriceLines } from "#domain/estimates/repriceLines.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { toEstimateLine, newLine } from "#web/jobs/parts/newLine.ts"
import { onlyPane, rowsOf, withLines, withoutPane } from "#web/jobs/parts/lines.ts"
import { calibration, glass, kit, labor, molding, profile, rows } from "./rows.ts"

const newId = () => crypto.randomUUID()
const repriced = (before: ReadonlyArray<LineValues>, by: PricingProfileDraft) =>
  rowsOf(
    repriceLines(before.map(toEstimateLine), { profile: by, words: estimateTextsOf.en, catalogue: [], newId }),
    before
  )
const [one, another] = ["019a0000-0000-7000-8000-00000000000a", "019a0000-0000-7000-8000-00000000000b"]

describe("an estimate", () => {
  it("adds up to trade 3.2 example E: 969.18, insurer 869.18, customer 40.00", () => {
    const insurance = { ...emptyInsurance, deductible: 10000, rebate: 6000 }
    const totals = totalsOf(
      { lines: rows.map(toEstimateLine), insurance },
      { parts: 825, labor: 0, exempt: false, lines: [] }
    )
    assert.deepStrictEqual(
      [totals.total, totals.insurerShare, totals.customerShare, totals.shopCredit],
      [96918, 86918, 4000, 6000]
    )
  })

  it("sorts an added pane's rows in trade order, gives each its own id, and links them to the pane", () => {
    const added = withLines([newLine("fee", another), labor], [toEstimateLine(glass), toEstimateLine(molding)], newId)
    assert.deepStrictEqual(
      added.map(({ kind }) => kind),
      ["glass", "labor", "molding", "fee"]
    )
    assert.strictEqual(new Set(added.map(({ id }) => id)).size, 4)
    assert.deepStrictEqual(
      added.map(({ parentId }) => parentId),
      [null, labor.parentId, added[0]!.id, null]
    )
  })

  it("identifies its only pane, and none if there are two", () => {
    assert.strictEqual(onlyPane(rows)?.partNumber, "FW99001GTYN")
    assert.isUndefined(onlyPane([...rows, { ...glass, id: one }]))
    assert.isUndefined(onlyPane([labor]))
  })

  it("loses a removed pane and its lines, but not manually added rows or a chip repair", () => {
    const chip = { ...newLine("repair", another, "First chip"), rule: "repairPrice" } as const
    assert.deepStrictEqual(
      withoutPane([...rows, chip, newLine("part", one, "Mirror")]).map(({ id }) => id),
      [another, one]
    )
  })

  it("keeps identical row objects when repriced with the same profile", () => {
    assert.deepStrictEqual(
      repriced(rows, profile).map((line, index) => line === rows[index]),
      rows.map(() => true)
    )
  })

  it("reprices glass, hours, kits, moldings and calibration for another profile, but never an entered price", () => {
    const typed = { ...molding, id: one, netPrice: 1, rule: "typed" } as const
    const other = {
      ...profile,
      windshieldPercent: 3000,
      laborRate: 5000,
      kitUrethaneDamPrimerRate: 2500,
      moldingPercent: 0,
      calibrationStatic: 30000
    }
    const [pane, hours, kits, trim, , camera, mine] = repriced([...rows, typed], other)
    assert.deepStrictEqual(
      [pane, hours, kits, trim, mine].map((row) => row?.netPrice),
      [48255, 5000, 2500, 5840, 1]
    )
    // The sample specifies no calibration kind, neither by code nor in the description.
    assert.strictEqual(camera?.netPrice, calibration.netPrice)
    assert.strictEqual(repriced([{ ...calibration, partNumber: "RECAL STATIC" }], other)[0]?.netPrice, 30000)
    assert.strictEqual(repriced([kit], { ...other, kitUrethaneDamPrimerRate: 2000 })[0], kit)
  })
})
