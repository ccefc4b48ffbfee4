import { X12Parser } from "node-x12"
import { assert, describe, it } from "@effect/vitest"
import { partnerProfiles } from "#domain/edi/partnerProfiles.ts"
import { read810 } from "#domain/edi/read810.ts"
import { partiesOf, write810 } from "#domain/edi/write810.ts"
import { writeInterchange } from "#domain/edi/writeInterchange.ts"
import { line, sampleFacts } from "./sampleFacts.ts"

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

/**
 * The document of trade 4.3, written by hand. Three places differ: the signature on file is stated; calibration follows
 * the parts, as rule 11 of trade 3.1 requires; and the deductible's text is in SAC15, which is the description in
 * 004010 (SAC13 is a reference).
 */
const golden = [
  "ISA*00*          *00*          *ZZ*SHOP0001       *ZZ*TPALYNX        *260115*1430*U*00401*000000057*0*T*>~",
  "GS*IN*SHOP0001*TPALYNX*20260115*1430*57*X*004010~",
  "ST*810*0001~BIG*20260115*10234**123456789***DI~CUR*SE*USD~",
  "REF*D9*CLM-778812~REF*IG*POL-99812~REF*VT*1M8GDM9AXKP042788~REF*ZZ*101*CAUSE OF LOSS~",
  "REF*ZZ*Y*SIGNATURE ON FILE~",
  "DTM*439*20260110~DTM*198*20260115~",
  "N1*SE*DEMO AUTO GLASS*92*LSHOP01~N3*100 MAIN ST~N4*TUCSON*AZ*85701~REF*TJ*990000000~",
  "N1*BT*DEMO INSURANCE CO*92*005~N1*IL*JANE DOE~N3*456 OAK AVE~N4*TUCSON*AZ*85701~",
  "IT1*1*1*EA*406.72**VP*FW90001GTYN~PID*F****WINDSHIELD SOLAR ACOUSTIC~",
  "IT1*2*3.3*HR*42**VP*LABOR~PID*F****NAGS LABOR~",
  "IT1*3*2*EA*20**VP*HAH000448~PID*F****URETHANE KIT FAST CURE 2.0~",
  "IT1*4*1*EA*46.72**VP*HML090001~PID*F****UPPER MOULDING~",
  "IT1*5*1*EA*19.8**VP*RSPAD~PID*F****RAIN SENSOR GEL PAD~",
  "IT1*6*1*EA*275**VP*RECAL STATIC~PID*F****STATIC RECALIBRATION~",
  "TDS*96918~TXI*ST*42.34*8.25~SAC*A*ZZZZ***10000**********DEDUCTIBLE PAID BY INSURED~",
  "CTT*6~SE*35*0001~GE*1*57~IEA*1*000000057~"
].join("")

/** The same invoice reversed by credit note 12 five days later: BIG07 is CR, and REF*IV names the reversed invoice. */
const goldenCredit = [
  "ISA*00*          *00*          *ZZ*SHOP0001       *ZZ*TPALYNX        *260115*1430*U*00401*000000057*0*T*>~",
  "GS*IN*SHOP0001*TPALYNX*20260115*1430*57*X*004010~",
  "ST*810*0001~BIG*20260120*CR12**123456789***CR~CUR*SE*USD~",
  "REF*IV*10234*CREDITED INVOICE~",
  "REF*D9*CLM-778812~REF*IG*POL-99812~REF*VT*1M8GDM9AXKP042788~REF*ZZ*101*CAUSE OF LOSS~",
  "REF*ZZ*Y*SIGNATURE ON FILE~",
  "DTM*439*20260110~DTM*198*20260115~",
  "N1*SE*DEMO AUTO GLASS*92*LSHOP01~N3*100 MAIN ST~N4*TUCSON*AZ*85701~REF*TJ*990000000~",
  "N1*BT*DEMO INSURANCE CO*92*005~N1*IL*JANE DOE~N3*456 OAK AVE~N4*TUCSON*AZ*85701~",
  "IT1*1*-1*EA*406.72**VP*FW90001GTYN~PID*F****WINDSHIELD SOLAR ACOUSTIC~",
  "IT1*2*-3.3*HR*42**VP*LABOR~PID*F****NAGS LABOR~",
  "IT1*3*-2*EA*20**VP*HAH000448~PID*F****URETHANE KIT FAST CURE 2.0~",
  "IT1*4*-1*EA*46.72**VP*HML090001~PID*F****UPPER MOULDING~",
  "IT1*5*-1*EA*19.8**VP*RSPAD~PID*F****RAIN SENSOR GEL PAD~",
  "IT1*6*-1*EA*275**VP*RECAL STATIC~PID*F****STATIC RECALIBRATION~",
  "TDS*-96918~TXI*ST*-42.34*8.25~SAC*A*ZZZZ***-10000**********DEDUCTIBLE PAID BY INSURED~",
  "CTT*6~SE*36*0001~GE*1*57~IEA*1*000000057~"
].join("")

const parties = { account: "LSHOP01", billTo: "005" }

describe("write810", () => {
  it("writes the trade sample invoice exactly as written by hand", () => {
    assert.strictEqual(writeInterchange(envelope, [write810(sampleFacts, partnerProfiles.lynx, parties)]), golden)
  })

  it("writes what an independent strict parser accepts, with the envelope it declares", () => {
    const parsed = new X12Parser(true).parse(golden)
    assert("functionalGroups" in parsed)
    const transaction = parsed.functionalGroups[0]!.transactions[0]!
    assert.strictEqual(transaction.segments.length, 33)
    assert.strictEqual(Number(parsed.header.valueOf(13)), 57)
    for (const { network, ...profile } of Object.values(partnerProfiles)) {
      const text = writeInterchange(envelope, [write810(sampleFacts, { network, ...profile }, parties)])
      assert.doesNotThrow(() => new X12Parser(true).parse(text), network)
    }
  })

  it("writes an invoice's credit as a credit memo with its own number, as written by hand, naming the invoice and reversing it in full", () => {
    const facts = { ...sampleFacts, credit: { number: 12, creditedOn: "2026-01-20" } }
    const text = writeInterchange(envelope, [write810(facts, partnerProfiles.lynx, parties)])
    assert.strictEqual(text, goldenCredit)
    const parsed = new X12Parser(true).parse(goldenCredit)
    assert("functionalGroups" in parsed)
    const { segments } = parsed.functionalGroups[0]!.transactions[0]!
    const valueOf = (tag: string, element: number) => segments.find((one) => one.tag === tag)?.valueOf(element)
    assert.deepStrictEqual([valueOf("BIG", 2), valueOf("BIG", 7), valueOf("TDS", 1)], ["CR12", "CR", "-96918"])
    const [invoice, credit] = [sampleFacts, facts].map((one) => read810(write810(one, partnerProfiles.lynx, parties)))
    assert.deepStrictEqual(
      [credit!.gross, credit!.total, credit!.deducted, credit!.counted],
      [-invoice!.gross, -invoice!.total, -invoice!.deducted, invoice!.counted]
    )
    for (const profile of Object.values(partnerProfiles)) {
      const { gross, lines, taxes } = read810(write810(facts, profile, parties))
      const sum = [...lines.map(({ extended }) => extended), ...taxes.map(({ amount }) => amount)]
      assert.deepStrictEqual([gross, sum.reduce((all, one) => all + one, 0)], [-96_918, -96_918], profile.network)
    }
  })

  it("keeps a credit's amounts positive for a partner that takes BIG07 alone as the reversal", () => {
    const profile = { ...partnerProfiles.lynx, credits: "positive" as const }
    const credit = read810(
      write810({ ...sampleFacts, credit: { number: 12, creditedOn: "2026-01-20" } }, profile, parties)
    )
    assert.deepStrictEqual([credit.type, credit.total, credit.gross, credit.deducted], ["CR", 96_918, 96_918, 10_000])
  })

  it("bills Safelite after the deductible, with the second glass part under MISCINVT and its number in words (trade 4.2)", () => {
    const segments = write810(
      {
        ...sampleFacts,
        lines: [...sampleFacts.lines, line("glass", "DD11111YPN", "Door glass", 10_000)],
        gross: 106_918,
        named: { ...sampleFacts.named, referralNumber: "418822", programId: "77" }
      },
      partnerProfiles.safelite,
      { account: "900", billTo: "044" }
    ).map((segment) => segment.join("*"))
    assert.include(segments, "TDS*96918")
    assert.include(segments, "IT1*2*1*EA*100**VP*MISCINVT")
    assert.include(segments, "PID*F****DD11111YPN DOOR GLASS")
    assert.include(segments, "REF*PG*77*")
    assert.isTrue(segments.some((one) => one.startsWith("BIG*20260115*10234**418822*")))
  })

  it("states agent, signature, and the insurer's program, which identifies the payer for a network without its own number", () => {
    const named = { ...sampleFacts.named, agent: "R. Oyelaran", programId: "1877", parentId: "18" }
    const facts = { ...sampleFacts, named }
    const referencesIn = (segments: ReturnType<typeof write810>) =>
      segments.filter(([tag]) => tag === "REF").map((segment) => segment.slice(1).join(" ").trim())
    const safelite = write810(facts, partnerProfiles.safelite, partiesOf(facts, partnerProfiles.safelite))
    for (const told of ["ZZ R. OYELARAN AGENT", "ZZ Y SIGNATURE ON FILE", "PG 1877", "ZZ 18 PARENT PROGRAM"])
      assert.include(referencesIn(safelite), told)
    const billed = (network: "safelite" | "quest", given = facts) =>
      write810(given, partnerProfiles[network], partiesOf(given, partnerProfiles[network])).find(
        ([tag, role]) => tag === "N1" && role === "BT"
      )
    assert.deepStrictEqual(billed("safelite"), ["N1", "BT", "DEMO INSURANCE CO", "92", "044"])
    assert.deepStrictEqual(billed("quest"), ["N1", "BT", "DEMO INSURANCE CO", "92", "1877"])
    assert.deepStrictEqual(billed("quest", sampleFacts), ["N1", "BT", "DEMO INSURANCE CO"])
  })

  it("places additional labor after the parts, as extra labor (trade 3.1 rule 11)", () => {
    const codes = write810(
      { ...sampleFacts, lines: [...sampleFacts.lines, line("labor", "ADDL", "Rust removal", 5_000)] },
      partnerProfiles.lynx,
      parties
    )
      .filter(([tag]) => tag === "IT1")
      .map((segment) => segment[7])
    assert.deepStrictEqual(codes, ["FW90001GTYN", "LABOR", "HAH000448", "HML090001", "RSPAD", "RECAL STATIC", "ADDL"])
  })

  it("bills a flat price once, whatever the quantity", () => {
    const flat = { ...line("part", "CLIPS", "Clips", 8_000, 700), rule: "partFlat" as const }
    const it1 = write810({ ...sampleFacts, lines: [flat] }, partnerProfiles.lynx, parties).find(
      ([tag]) => tag === "IT1"
    )
    assert.deepStrictEqual(it1, ["IT1", "1", "1", "EA", "80", "", "VP", "CLIPS"])
  })
})
