import { assert, describe, it } from "@effect/vitest"
import type { EdiFacts } from "#domain/edi/EdiFacts.ts"
import type { EdiFactName, EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import { partnerProfiles, readProfile } from "#domain/edi/partnerProfiles.ts"
import { preflight } from "#domain/edi/preflight.ts"
import { line, sampleFacts } from "./sampleFacts.ts"

const whole: EdiFacts = {
  ...sampleFacts,
  named: {
    ...sampleFacts.named,
    vehicle: "2018 Jeep Cherokee",
    authorization: "A-1",
    referralNumber: "418822",
    programId: "77",
    installAddress: "1 Way, Tucson"
  }
}
const but = (changes: Partial<Record<EdiFactName, string>>): EdiFacts => ({
  ...whole,
  named: { ...whole.named, ...changes }
})
const found = (facts: EdiFacts, network: EdiNetwork) =>
  preflight(facts, partnerProfiles[network]).map(({ level, field, reason }) => `${level} ${field} ${reason}`)

describe("EDI preflight checks", () => {
  it("find nothing in a complete invoice", () => {
    for (const network of ["lynx", "safelite", "harmon", "gerber", "quest", "other"] as const)
      assert.deepStrictEqual(found(whole, network), [], network)
  })

  it("require Lynx's nine-digit dispatch number, its account, and the date of loss (trade 4.2)", () => {
    assert.deepStrictEqual(found(but({ dispatchNumber: "" }), "lynx"), ["error dispatchNumber missing"])
    for (const dispatchNumber of ["12345678", "1234567890", "12345678A"])
      assert.deepStrictEqual(found(but({ dispatchNumber }), "lynx"), ["error dispatchNumber format"])
    assert.deepStrictEqual(found(but({ account: "900" }), "lynx"), ["error account format"])
    assert.deepStrictEqual(found(but({ dateOfLoss: "" }), "lynx"), ["error dateOfLoss missing"])
    assert.deepStrictEqual(found(but({ authorization: "" }), "lynx"), ["warning authorization missing"])
  })

  it("require Safelite's six-digit referral, its program, both addresses, and the signature", () => {
    assert.deepStrictEqual(
      found(
        but({ referralNumber: "1234567", programId: "", insuredAddress: "", installAddress: "", signature: "" }),
        "safelite"
      ),
      [
        "error referralNumber format",
        "error programId missing",
        "error insuredAddress missing",
        "error installAddress missing",
        "error signature missing"
      ]
    )
  })

  it("require a complete VIN for all partners: one wrong character is found", () => {
    for (const network of ["lynx", "safelite", "harmon", "gerber", "quest", "other"] as const) {
      assert.deepStrictEqual(found(but({ vin: "1M8GDM9AXKP042789" }), network), ["error vin notAVin"])
      assert.deepStrictEqual(found(but({ vin: "" }), network), ["error vin missing"])
    }
  })

  it("require evidence only for calibrations, and the other plate only for cause 105", () => {
    assert.deepStrictEqual(found(but({ calibrationProof: "" }), "lynx"), ["error calibrationProof missing"])
    const uncalibrated = but({ calibrationProof: "" })
    const lines = uncalibrated.lines.filter(({ kind }) => kind !== "calibration")
    assert.deepStrictEqual(found({ ...uncalibrated, lines, gross: whole.gross - 27_500 }, "lynx"), [])
    assert.deepStrictEqual(found(but({ causeOfLoss: "105" }), "gerber"), ["warning otherPlate missing"])
  })

  it("find the word labor in a repair, a fee without a description, and a part without a number", () => {
    const lines = [
      line("repair", "", "Repair with labor", 6_000),
      line("fee", "", "Other", 1_000),
      line("part", "", "Trim", 500)
    ]
    assert.deepStrictEqual(found({ ...whole, lines, taxes: [], gross: 7_500, deducted: 0 }, "gerber"), [
      "error lines forbiddenWord",
      "error lines noPartNumber",
      "warning lines wordMissing"
    ])
  })

  it("find labour in a repair too, and for Safelite a non-NAGS part without authorization (trade 4.2)", () => {
    const repair = [line("repair", "", "Repair, labour included", 6_000)]
    const billed = { ...whole, taxes: [], deducted: 0 }
    assert.deepStrictEqual(found({ ...billed, lines: repair, gross: 6_000 }, "harmon"), ["error lines forbiddenWord"])
    const lines = [line("glass", "FW90001GTYN", "Windshield", 40_000), line("part", "CLIP-7", "Mirror clip", 500)]
    const parts: EdiFacts = { ...billed, lines, gross: 40_500, named: { ...whole.named, authorization: "" } }
    assert.deepStrictEqual(found(parts, "safelite"), ["warning authorization missing"])
    assert.deepStrictEqual(found({ ...parts, named: whole.named }, "safelite"), [])
    assert.deepStrictEqual(found({ ...parts, lines: lines.slice(0, 1), gross: 40_000 }, "safelite"), [])
  })

  it("find totals that differ by a cent, and an invoice for nothing", () => {
    assert.deepStrictEqual(found({ ...whole, gross: whole.gross + 1 }, "quest"), ["error total sumsDiffer"])
    assert.deepStrictEqual(found({ ...whole, deducted: whole.gross }, "quest"), ["error total nothingBilled"])
  })
})

describe("a partner's profile", () => {
  it("is rejected with a readable message when loaded if invalid", () => {
    const lynx = partnerProfiles.lynx
    assert.throws(() => readProfile({ ...lynx, lineOrder: ["glass", "glass"] }), /each line group/)
    assert.throws(() => readProfile({ ...lynx, name: "" }), /required/)
    assert.throws(() => readProfile({ ...lynx, accountMask: "l(" }), /not a number format/)
    assert.throws(() => readProfile({ ...lynx, required: [lynx.required[0]!, lynx.required[0]!] }), /required twice/)
    assert.throws(() => readProfile({ ...lynx, totals: "half" }))
    assert.throws(() => readProfile({ ...lynx, lineCodes: { labour: "LABOR" } }), /not a line kind/)
    const nameless = [{ qualifier: "ZZ", fact: "agent", note: "" }]
    assert.throws(() => readProfile({ ...lynx, references: nameless }), /requires a note/)
  })

  it("has the partners' numbers of trade 4.1", () => {
    assert.deepStrictEqual(
      (["lynx", "safelite", "harmon"] as const).map((network) => partnerProfiles[network].partnerCode),
      ["005", "044", "054"]
    )
  })
})
