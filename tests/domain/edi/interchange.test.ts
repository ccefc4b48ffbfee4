import { X12Parser } from "node-x12"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { billedSum } from "#domain/edi/preflight.ts"
import type { EdiFacts } from "#domain/edi/EdiFacts.ts"
import { partnerProfiles } from "#domain/edi/partnerProfiles.ts"
import { read810 } from "#domain/edi/read810.ts"
import { InterchangeFault, readInterchange } from "#domain/edi/readInterchange.ts"
import { write810 } from "#domain/edi/write810.ts"
import { writeInterchange } from "#domain/edi/writeInterchange.ts"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { line, sampleFacts } from "./sampleFacts.ts"

const often = { arbitrary: { runs: 300 } }
const envelope = {
  sender: { qualifier: "ZZ", id: "SHOP0001" },
  receiver: { qualifier: "ZZ", id: "TPALYNX" },
  control: 57,
  day: "2026-01-15",
  time: "14:30",
  isTest: true,
  group: "IN",
  kind: "810"
} as const
const parties = { account: "L1", billTo: "005" }
const written = (facts: EdiFacts, control = 57) =>
  writeInterchange({ ...envelope, control }, [write810(facts, partnerProfiles.lynx, parties)])
const sample = written(sampleFacts)
const reasonOf = (text: string) => {
  try {
    return [...readInterchange([text])].length
  } catch (error) {
    assert(error instanceof InterchangeFault)
    return error.reason
  }
}

const AnyText = Schema.String.check(Schema.isMaxLength(120))
const AnyLine = Schema.Struct({
  kind: LineKind,
  partNumber: AnyText,
  description: AnyText,
  netPrice: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 500_000 })),
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000 })),
  isFlat: Schema.Boolean
})
const AnyLines = Schema.Array(AnyLine).check(Schema.isMaxLength(30))
const Tax = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 90_000 }))

describe("an interchange", () => {
  it("has zeros in place of an unassigned control number and rejects an invalid one", () => {
    const preview = writeInterchange({ ...envelope, control: undefined }, [
      write810(sampleFacts, partnerProfiles.lynx, parties)
    ])
    assert.strictEqual(
      preview,
      written(sampleFacts, 1)
        .replaceAll("000000001", "000000000")
        .replace(/\*1\*X\*/, "*0*X*")
        .replace("GE*1*1~", "GE*1*0~")
    )
    for (const control of [0, -1, 1.5, 1_000_000_000]) assert.throws(() => written(sampleFacts, control), RangeError)
  })

  it.prop(
    "reads back as the invoice that was written: number, price of each line, and total to the cent",
    [AnyLines, Tax, Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 400 })))],
    ([given, tax, cuts]) => {
      const lines = given.map(({ isFlat, kind, partNumber, description, netPrice, quantity }) => ({
        ...line(kind, partNumber, description, netPrice, quantity),
        rule: isFlat ? ("partFlat" as const) : ("typed" as const)
      }))
      const taxes = [{ name: "Sales tax", amount: tax, rate: 825 }]
      const facts = { ...sampleFacts, lines, taxes, gross: billedSum({ lines, taxes }), deducted: 0 }
      const [document, ...others] = [...readInterchange(cutAt(written(facts), cuts))]
      assert.deepStrictEqual(others, [])
      const read = read810(document!.segments)
      assert.strictEqual(read.invoiceNumber, "10234")
      assert.strictEqual(read.lines.length, lines.length)
      assert.strictEqual(read.counted, lines.length)
      assert.strictEqual(read.gross, facts.gross)
      assert.strictEqual(read.total, facts.gross)
    },
    often
  )

  it.prop(
    "is never broken by user input: another parser sees the same segments",
    [AnyText, AnyText, AnyText],
    ([name, claim, description]) => {
      const hostile = (text: string) => `${text}~SE*1*1~*>^|\r\n\u0000${text}`
      const facts: EdiFacts = {
        ...sampleFacts,
        seller: { ...sampleFacts.seller, name: hostile(name), taxId: hostile(claim) },
        insured: { ...sampleFacts.insured, name: hostile(name) },
        insurerName: hostile(name),
        named: { ...sampleFacts.named, claimNumber: hostile(claim), dispatchNumber: hostile(claim) },
        lines: [line("glass", hostile(claim), hostile(description), 100)]
      }
      const text = written(facts)
      const tagsOf = (tags: ReadonlyArray<string>) => tags.join(" ")
      const [document] = [...readInterchange([text])]
      const ours = tagsOf(document!.segments.map(([tag]) => tag!))
      const parsed = new X12Parser(true).parse(text)
      assert("functionalGroups" in parsed)
      const theirs = tagsOf(parsed.functionalGroups[0]!.transactions[0]!.segments.map(({ tag }) => tag))
      assert.strictEqual(ours, theirs)
      assert.strictEqual(
        ours,
        tagsOf("BIG CUR REF REF REF REF REF DTM DTM N1 N3 N4 REF N1 N1 N3 N4 IT1 PID TDS TXI SAC CTT".split(" "))
      )
    },
    often
  )

  it("has an ISA segment of 106 bytes for any sender", () => {
    for (const id of ["", "A", "SHOP-WITH-AN-ID-THAT-IS-TOO-LONG", "É*~"]) {
      const text = writeInterchange({ ...envelope, sender: { qualifier: "ZZ", id } }, [])
      assert.strictEqual(text.indexOf("~"), 105)
    }
  })

  it("rejects a control number outside the standard's range", () => {
    for (const control of [0, -1, 1.5, 1_000_000_000]) assert.throws(() => written(sampleFacts, control), RangeError)
    assert.include(written(sampleFacts, 999_999_999), "*999999999*0*T*>~")
  })

  it("reports the reason if it is inconsistent", () => {
    assert.strictEqual(reasonOf(sample), 1)
    assert.strictEqual(reasonOf(sample.replaceAll("~", "~\r\n")), 1)
    assert.strictEqual(reasonOf(sample.replace("SE*35", "SE*34")), "countDiffers")
    assert.strictEqual(reasonOf(sample.replace("SE*35*0001", "SE*35*0002")), "controlDiffers")
    assert.strictEqual(reasonOf(sample.replace("GE*1*57", "GE*1*58")), "controlDiffers")
    assert.strictEqual(reasonOf(sample.replace("GE*1*57", "GE*2*57")), "countDiffers")
    assert.strictEqual(reasonOf(sample.replace("IEA*1*000000057", "IEA*1*000000058")), "controlDiffers")
    assert.strictEqual(reasonOf(sample.slice(0, -20)), "cutOff")
    assert.strictEqual(reasonOf(sample.replace("ISA*00*  ", "ISA*00* ")), "notAnInterchange")
    assert.strictEqual(reasonOf(`${sample}ST*810*0001~`), "outOfPlace")
    assert.strictEqual(reasonOf(sample.replace("TDS*", "GS*")), "outOfPlace")
    assert.strictEqual(reasonOf("hello"), "notAnInterchange")
    assert.strictEqual(reasonOf(`${sample.slice(0, 200)}${"X".repeat(20_000)}`), "segmentTooLong")
  })
})

const cutAt = (text: string, cuts: ReadonlyArray<number>): ReadonlyArray<string> => {
  const pieces: Array<string> = []
  let from = 0
  for (const cut of cuts) {
    pieces.push(text.slice(from, from + cut))
    from += cut
  }
  return [...pieces, text.slice(from)]
}
