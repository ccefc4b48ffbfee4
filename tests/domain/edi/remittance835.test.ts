import { X12Parser } from "node-x12"
import { assert, describe, it } from "@effect/vitest"
import { parseAdjustments } from "#domain/edi/adjustmentCodes.ts"
import { readAnswer, remittanceSums } from "#domain/edi/readAnswer.ts"
import { readInterchange } from "#domain/edi/readInterchange.ts"

/**
 * An 835 with two claims and a provider adjustment, written by hand: 936.40 less 12.40, and 100.00; 25.00 is withheld.
 */
const golden = [
  "ISA*00*          *00*          *ZZ*TPALYNX        *ZZ*SHOP0001       *261125*0900*^*00501*000000044*0*T*:~",
  "GS*HP*TPALYNX*SHOP0001*20261125*0900*44*X*005010X221A1~",
  "ST*835*0001~",
  "BPR*I*999*C*ACH*CTX*01*999999992*DA*123456*1512345678**01*999988880*DA*98765*20261124~",
  "TRN*1*EFT55120*1512345678~",
  "DTM*405*20261124~",
  "N1*PR*PRAIRIE MUTUAL~",
  "N1*PE*CLEAR VIEW GLASS*XX*1234567893~",
  "LX*1~",
  "CLP*2042*1*936.4*924**12*CLM-448812~",
  "CAS*CO*45*10.4**253*2~",
  "SVC*HC:FW99001GTYN*294*294**1~",
  "CLP*2043*1*100*100**12*CLM-448813~",
  "SVC*HC:LABOR*100*100**1~",
  "PLB*1234567893*20261231*WO:1*25~",
  "SE*14*0001~",
  "GE*1*44~",
  "IEA*1*000000044~"
].join("\n")

describe("a remittance as an 835", () => {
  it("states what was paid for each invoice, when, under which number, and what was deducted", () => {
    new X12Parser(true).parse(golden.replaceAll("\n", ""))
    const [document, ...more] = [...readInterchange([golden])]
    assert.deepStrictEqual(more, [])
    assert.deepInclude(document, { kind: "835", control: 44, sender: "TPALYNX" })
    const common = { kind: "820", trace: "EFT55120", source: "insurerEft", day: "2026-11-24" }
    assert.deepStrictEqual(readAnswer(document!), [
      { ...common, invoiceNumber: "2042", paid: 92_400, text: "-10.4 CO-45; -2 CO-253" },
      { ...common, invoiceNumber: "2043", paid: 10_000, text: "" }
    ] as never)
    assert.deepStrictEqual(remittanceSums(document!.segments), { total: 99_900, parts: 99_900 })
    assert.deepStrictEqual(parseAdjustments("EFT55120 -10.4 CO-45; -2 CO-253"), {
      before: "EFT55120",
      adjustments: [
        { cents: -1_040, code: "CO-45" },
        { cents: -200, code: "CO-253" }
      ]
    })
  })

  it("adds a negative adjustment back to the invoice", () => {
    const segments = [
      ["BPR", "I", "5", "C", "CHK"],
      ["CLP", "7", "22", "-5", "5"],
      ["CAS", "CO", "45", "-5"]
    ]
    assert.deepInclude(readAnswer({ kind: "835", segments })[0], { paid: 500, source: "check", text: "5 CO-45" })
  })
})
