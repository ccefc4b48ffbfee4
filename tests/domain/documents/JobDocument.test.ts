import { assert, describe, it } from "@effect/vitest"
import { emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import type { SignedChange } from "#domain/signatures/SignedChange.ts"
import { paper } from "./paper.ts"
import { allOf, factsOf } from "./written.ts"

const atSanDiego = {
  address1: "20 Bay Street",
  address2: "",
  city: "San Diego",
  region: "CA",
  postalCode: "92101",
  country: "US"
} as const
const licences = { licenceNumberCa: "ARD 00300000", licenceNumberFl: "MV 00000" }

describe("a document's header", () => {
  it("explains a free line in the document's language, and shows no price on a work order", () => {
    const lines = paper().job.lines.map((line) =>
      line.kind === "kit" ? { ...line, netPrice: 0, noChargeReason: "Warranty" } : line
    )
    const notesOf = (kind: "quote" | "workorder" | "invoice", language: "en" | "fr" | "es") =>
      jobDocument(
        kind,
        paper({
          job: {
            lines,
            ...(kind === "invoice" ? { stage: "invoice", invoicedOn: "2026-11-21", invoiceNumber: 7 } : {})
          },
          language
        })
      )
        .sections.flatMap(({ rows }) => rows)
        .map(({ note }) => note)
        .filter((note) => note !== "")
    assert.deepStrictEqual(notesOf("quote", "en"), ["No charge: Warranty"])
    assert.deepStrictEqual(notesOf("invoice", "es"), ["Sin cargo: Warranty"])
    assert.deepStrictEqual(notesOf("quote", "fr"), ["Sans frais\u00a0: Warranty"])
    assert.deepStrictEqual(notesOf("workorder", "en"), [])
  })

  it("names the shop and its contact details", () => {
    const { shop } = jobDocument("quote", paper())
    assert.strictEqual(shop.name, "Copper State Auto Glass")
    assert.deepStrictEqual(shop.lines, [
      "20 Mill Avenue, Bay\u00a03",
      "Tempe, AZ 85281",
      "480-555-0100",
      "tempe@copperstate.example"
    ])
  })

  it("shows the license of the state the shop is in, and only there", () => {
    const idsIn = (region: string, country: "US" | "CA" = "US") =>
      factsOf(
        jobDocument("workorder", paper({ location: { ...licences, address: { ...atSanDiego, region, country } } })).shop
          .ids
      )
    assert.deepStrictEqual(idsIn("CA"), ["California ARD No.: ARD 00300000"])
    assert.deepStrictEqual(idsIn("FL"), ["Florida MV No.: MV 00000"])
    assert.deepStrictEqual(idsIn("AZ"), [])
  })

  it("shows Québec's two tax numbers under their own names", () => {
    const location = {
      primaryTaxId: "123456789 RT0001",
      secondaryTaxId: "1234567890 TQ0001",
      address: { ...atSanDiego, city: "Montréal", region: "QC", postalCode: "H2J 2L3", country: "CA" }
    } as const
    const { shop } = jobDocument(
      "invoice",
      paper({ language: "fr", tenant: { country: "CA", federalTaxId: "987654321" }, location })
    )
    assert.deepStrictEqual(factsOf(shop.ids), [
      "Nº TPS/TVH: 123456789 RT0001",
      "Nº TVQ: 1234567890 TQ0001",
      "Nº d’entreprise: 987654321"
    ])
    assert.include(shop.lines, "Montréal QC\u00a0 H2J 2L3")
  })
})

describe("a document's dates", () => {
  it("state that a quote is valid for 30 days, across the end of a year too", () => {
    assert.deepStrictEqual(factsOf(jobDocument("quote", paper()).dates), [
      "Quoted on: November 21, 2026",
      "Good until: December 21, 2026"
    ])
    assert.deepStrictEqual(
      factsOf(jobDocument("quote", paper({ job: { quotedOn: "2026-12-15" }, language: "fr" })).dates),
      ["Date de la soumission: 15 décembre 2026", "Valide jusqu’au: 14 janvier 2027"]
    )
    assert.include(
      factsOf(jobDocument("quote", paper({ language: "es" })).dates),
      "Válida hasta: 21 de diciembre de 2026"
    )
  })

  it("include an invoice's own number, its job's number, and its due date", () => {
    const document = jobDocument(
      "invoice",
      paper({
        job: { stage: "invoice", invoicedOn: "2026-11-24", invoiceNumber: 317 },
        customer: { paymentTerms: "Net 30" }
      })
    )
    assert.strictEqual(document.number, "317")
    assert.deepStrictEqual(factsOf(document.dates), [
      "Invoice date: November 24, 2026",
      "Job: 1042",
      "Terms: Net 30",
      "Due: December 24, 2026"
    ])
  })

  it("mark an uninvoiced invoice as a draft, in the reader's language", () => {
    assert.strictEqual(jobDocument("invoice", paper()).number, "Draft")
    assert.strictEqual(jobDocument("invoice", paper({ language: "fr" })).number, "Brouillon")
  })
})

describe("a document's parties", () => {
  it("include customer, vehicle, and insurance", () => {
    const [customer, vehicle, insurance] = jobDocument("quote", paper()).blocks
    assert.deepStrictEqual(customer?.lines, [
      "Ada Moreno",
      "1 Desert Way",
      "Tempe, AZ 85281",
      "480-555-0142",
      "480-555-0143",
      "ada@moreno.example"
    ])
    assert.deepStrictEqual(vehicle?.lines, ["2024 Toyota Camry", "4 Door Sedan"])
    assert.deepStrictEqual(factsOf(vehicle?.facts ?? []), [
      "VIN: 4T1DAACK7RU000001",
      "Plate: ABC1234 (AZ)",
      "Odometer: 18,250 mi"
    ])
    assert.deepStrictEqual(factsOf(insurance?.facts ?? []), [
      "Claim: CLM-448812",
      "Policy: SM-1",
      "Date of loss: Nov 2, 2026",
      "Cause of loss: Rock from road, no one at fault"
    ])
  })

  it("omit empty values", () => {
    const vehicle = { ...emptyVehicle, plate: "K12", plateState: "NA", make: "Skoda" } as const
    const blocks = jobDocument(
      "quote",
      paper({ job: { vehicle, insurance: null }, customer: { billingAddress: null, emailAddress: "" } })
    ).blocks
    assert.deepStrictEqual(
      blocks.map(({ title, lines, facts }) => [title, lines, factsOf(facts)]),
      [
        ["Customer", ["Ada Moreno", "480-555-0142", "480-555-0143"], []],
        ["Vehicle", ["Skoda"], ["Plate: K12"]]
      ]
    )
  })

  it("show kilometers in Canada", () => {
    const [, vehicle] = jobDocument("quote", paper({ tenant: { country: "CA" }, language: "fr" })).blocks
    assert.include(factsOf(vehicle?.facts ?? []), "Odomètre: 18 250 km")
  })
})

describe("a work order", () => {
  const install = {
    ...emptyInstall,
    date: "2026-11-24",
    timeFrame: "morning",
    repairLocation: "mobile",
    notes: "Gate code 4411"
  } as const
  const document = jobDocument("workorder", paper({ job: { stage: "workorder", install } }))

  it("states when, where, and what", () => {
    assert.deepStrictEqual(factsOf(document.dates), [
      "Installation: November 24, 2026",
      "Time: Morning",
      "Service location: Mobile service"
    ])
    assert.deepStrictEqual(document.blocks.at(-1)?.lines, ["Mobile service", "1 Desert Way", "Tempe, AZ 85281"])
    assert.deepStrictEqual(factsOf(document.blocks[0]?.facts ?? []), ["Insurance: Saguaro Mutual", "Claim: CLM-448812"])
    assert.deepStrictEqual(document.notes, ["Gate code 4411"])
    assert.deepStrictEqual(
      document.sections.flatMap(({ rows }) => rows.map(({ partNumber, quantity }) => [partNumber, quantity])),
      [
        ["FW99001GTYN", "1"],
        ["HAH990001", "2"],
        ["HML990001", "1"],
        ["HSE990001", "1"],
        ["", "3.3"],
        ["", "1"]
      ]
    )
  })

  it("has blanks for adhesive, glass number, and safe drive-away time, and two signatures", () => {
    assert.includeMembers(
      [...(document.handwritten?.blanks ?? [])],
      ["Adhesive lot number", "Adhesive expiration date", "Glass DOT number", "Safe drive-away time"]
    )
    assert.deepStrictEqual(document.handwritten?.signers, ["Installer", "Customer"])
  })

  it("shows no price in any language", () => {
    for (const language of ["en", "fr", "es"] as const) {
      const text = allOf(jobDocument("workorder", paper({ job: { stage: "workorder", install }, language })))
      assert.notMatch(text, /\$|406|969|869|4200|42[.,]00|\bfranchise|deduc/i)
    }
  })
})

describe("a document changed after signing", () => {
  const at = Date.UTC(2026, 10, 21, 19)
  const noted = (
    kind: "quote" | "workorder",
    language: "en" | "fr" | "es",
    changes: ReadonlyArray<SignedChange> | null
  ) => jobDocument(kind, { ...paper({ language }), signedBefore: { signedBy: "Ada Moreno", at, changes } }).notes[0]
  const changes: ReadonlyArray<SignedChange> = [
    { _tag: "linePrice", line: "Windshield", from: 29400, to: 31000 },
    { _tag: "amount", what: "total", from: 43781, to: 45381 },
    { _tag: "mileage", from: null, to: 31000 }
  ]

  it("states who signed it, when, and what has changed since, in the reader's language", () => {
    assert.strictEqual(
      noted("quote", "en", changes)?.replaceAll("\u00a0", " "),
      "Signed by Ada Moreno on November 21, 2026. Changed since: Windshield, price: $294.00 → $310.00; Total: $437.81 → $453.81."
    )
    assert.match(noted("quote", "fr", changes)!, /^Signé par Ada Moreno le 21.novembre.2026. Modifications depuis.: /)
    assert.match(
      noted("quote", "es", changes)!,
      /^Firmado por Ada Moreno, 21.de.noviembre.de.2026. Cambios desde entonces: /
    )
  })

  it("names five of many changes, and no price on a work order", () => {
    const many = Array.from(
      { length: 7 },
      (_, at) => ({ _tag: "lineAdded", line: `Clip ${at}`, extended: 100 }) as const
    )
    assert.match(noted("quote", "en", many)!, /Clip 4, \$1\.00; 2 more\.$/)
    assert.match(noted("workorder", "en", many)!, /Line added: Clip 0; Line added: Clip 1/)
    assert.match(noted("workorder", "en", changes)!, /The job has changed since\.$/)
    assert.match(noted("quote", "en", null)!, /The job has changed since\.$/)
  })
})
