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

describe("preflight", () => {
  it("finds nothing where everything is there", () => {
    for (const network of ["lynx", "safelite", "harmon", "gerber", "quest", "other"] as const)
      assert.deepStrictEqual(found(whole, network), [], network)
  })

  it("asks Lynx's nine digits of a dispatch, its account and the day of the loss (trade 4.2)", () => {
    assert.deepStrictEqual(found(but({ dispatchNumber: "" }), "lynx"), ["error dispatchNumber missing"])
    for (const dispatchNumber of ["12345678", "1234567890", "12345678A"])
      assert.deepStrictEqual(found(but({ dispatchNumber }), "lynx"), ["error dispatchNumber format"])
    assert.deepStrictEqual(found(but({ account: "900" }), "lynx"), ["error account format"])
    assert.deepStrictEqual(found(but({ dateOfLoss: "" }), "lynx"), ["error dateOfLoss missing"])
    assert.deepStrictEqual(found(but({ authorization: "" }), "lynx"), ["warning authorization missing"])
  })

  it("asks Safelite's six digits of a referral, its program, both addresses and the signature", () => {
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

  it("asks all partners for a whole VIN: one wrong character is found", () => {
    for (const network of ["lynx", "safelite", "harmon", "gerber", "quest", "other"] as const) {
      assert.deepStrictEqual(found(but({ vin: "1M8GDM9AXKP042789" }), network), ["error vin notAVin"])
      assert.deepStrictEqual(found(but({ vin: "" }), network), ["error vin missing"])
    }
  })

  it("asks for proof only of what is calibrated, and for the other plate only with cause 105", () => {
    assert.deepStrictEqual(found(but({ calibrationProof: "" }), "lynx"), ["error calibrationProof missing"])
    const uncalibrated = but({ calibrationProof: "" })
    const lines = uncalibrated.lines.filter(({ kind }) => kind !== "calibration")
    assert.deepStrictEqual(found({ ...uncalibrated, lines, gross: whole.gross - 27_500 }, "lynx"), [])
    assert.deepStrictEqual(found(but({ causeOfLoss: "105" }), "gerber"), ["warning otherPlate missing"])
  })

  it("finds the word labor in a repair, a fee without words, and a part without a number", () => {
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

  it("finds labour in a repair too, and for Safelite a part outside NAGS that nobody approved (trade 4.2)", () => {
    const repair = [line("repair", "", "Repair, labour included", 6_000)]
    const billed = { ...whole, taxes: [], deducted: 0 }
    assert.deepStrictEqual(found({ ...billed, lines: repair, gross: 6_000 }, "harmon"), ["error lines forbiddenWord"])
    const lines = [line("glass", "FW90001GTYN", "Windshield", 40_000), line("part", "CLIP-7", "Mirror clip", 500)]
    const parts: EdiFacts = { ...billed, lines, gross: 40_500, named: { ...whole.named, authorization: "" } }
    assert.deepStrictEqual(found(parts, "safelite"), ["warning authorization missing"])
    assert.deepStrictEqual(found({ ...parts, named: whole.named }, "safelite"), [])
    assert.deepStrictEqual(found({ ...parts, lines: lines.slice(0, 1), gross: 40_000 }, "safelite"), [])
  })

  it("finds sums that differ by a cent, and an invoice of nothing", () => {
    assert.deepStrictEqual(found({ ...whole, gross: whole.gross + 1 }, "quest"), ["error total sumsDiffer"])
    assert.deepStrictEqual(found({ ...whole, deducted: whole.gross }, "quest"), ["error total nothingBilled"])
  })
})

describe("a partner's profile", () => {
  it("is refused in words as it is loaded", () => {
    const lynx = partnerProfiles.lynx
    assert.throws(() => readProfile({ ...lynx, lineOrder: ["glass", "glass"] }), /each group of lines/)
    assert.throws(() => readProfile({ ...lynx, name: "" }), /required/)
    assert.throws(() => readProfile({ ...lynx, accountMask: "l(" }), /form of a number/)
    assert.throws(() => readProfile({ ...lynx, required: [lynx.required[0]!, lynx.required[0]!] }), /asked for twice/)
    assert.throws(() => readProfile({ ...lynx, totals: "half" }))
    assert.throws(() => readProfile({ ...lynx, lineCodes: { labour: "LABOR" } }), /no kind of line is called so/)
    const nameless = [{ qualifier: "ZZ", fact: "agent", note: "" }]
    assert.throws(() => readProfile({ ...lynx, references: nameless }), /says nothing without a note/)
  })

  it("has the partners' numbers of trade 4.1", () => {
    assert.deepStrictEqual(
      (["lynx", "safelite", "harmon"] as const).map((network) => partnerProfiles[network].partnerCode),
      ["005", "044", "054"]
    )
  })
})
