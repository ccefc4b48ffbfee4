import { assert, describe, it } from "@effect/vitest"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { renderDocument } from "#adapters/pdf/renderDocument.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { type Changes, paper } from "#tests/domain/documents/paper.ts"
import { pngOf } from "./pngOf.ts"
import { readPdf } from "./readPdf.ts"

const invoice = { stage: "invoice", invoicedOn: "2026-11-24", invoiceNumber: 317 } as const
const read = async (kind: DocumentKind, changes: Changes = {}, logo?: Uint8Array) =>
  readPdf(await renderDocument(jobDocument(kind, paper(changes)), logo))

const includesAll = (text: string, parts: ReadonlyArray<string>) => {
  for (const part of parts) assert.include(text, part)
}

describe("a document as read by another PDF reader", () => {
  it("has the number, names, and every amount of trade 3.2 example E in English", async () => {
    const { text, title, language } = await read("invoice", { job: invoice })
    assert.strictEqual(title, "Invoice 317 · Copper State Auto Glass")
    assert.strictEqual(language, "en-US")
    includesAll(text, [
      "Invoice 317",
      "Copper State Auto Glass",
      "Tempe, AZ 85281",
      "Ada Moreno",
      "2024 Toyota Camry",
      "4T1DAACK7RU000001",
      "Saguaro Mutual",
      "CLM-448812",
      "FW99001GTYN Windshield, rain sensor 1 $406.72 $406.72",
      "Urethane, dam, primer 2 $20.00 $40.00",
      "Upper molding 1 $46.72",
      "Gel pad 1 $19.80",
      "Labor 3.3 $42.00 $138.60",
      "Static calibration 1 $275.00",
      "Parts subtotal $513.24",
      "Labor subtotal $413.60",
      "Tax on parts (8.25%) $42.34",
      "Total USD $969.18",
      "Insurer’s share $869.18",
      "Deductible $100.00",
      "Rebate -$60.00",
      "Customer’s share $40.00",
      "Balance due $909.18"
    ])
  })

  it("has the same in French with Québec's number and date formats", async () => {
    const { text, title, language } = await read("quote", { language: "fr" })
    assert.strictEqual(title, "Soumission 1042 · Copper State Auto Glass")
    assert.strictEqual(language, "fr-CA")
    includesAll(text, [
      "Soumission 1042",
      "Valide jusqu’au 21 décembre 2026",
      "Main-d’œuvre",
      "3,3 42,00 $ 138,60 $",
      "Sous-total des pièces 513,24 $",
      "Taxe sur les pièces (8,25 %) 42,34 $",
      "Total USD 969,18 $",
      "Part de l’assureur 869,18 $",
      "Franchise 100,00 $",
      "Part du client 40,00 $"
    ])
  })

  it("has the same in Spanish", async () => {
    const { text, language } = await read("quote", { language: "es" })
    assert.strictEqual(language, "es-US")
    includesAll(text, [
      "Cotización 1042",
      "Válida hasta 21 de diciembre de 2026",
      "Mano de obra",
      "Total USD $969.18",
      "Parte de la aseguradora $869.18",
      "Deducible $100.00",
      "Parte del cliente $40.00"
    ])
  })

  it("groups thousands for each language, in Canadian dollars", async () => {
    const lines = paper().job.lines.map((line) =>
      line.kind === "calibration" ? { ...line, netPrice: 1_234_567 } : line
    )
    const job = { lines, insurance: null }
    assert.include((await read("quote", { job, language: "fr", tenant: { country: "CA" } })).text, "12 345,67 $")
    assert.include(
      (await read("quote", { job, language: "fr", tenant: { country: "CA" } })).text,
      "Total CAD 13 039,85 $"
    )
    assert.include((await read("quote", { job, language: "es" })).text, "Total USD $13,039.85")
  })

  it("states how long a quote is valid: 30 days", async () => {
    const { text } = await read("quote")
    includesAll(text, [
      "Quoted on November 21, 2026",
      "Good until December 21, 2026",
      "good for 30 days, until December 21, 2026."
    ])
  })

  it("has the license number if the shop is in California or Florida", async () => {
    const address = {
      address1: "20 Bay Street",
      address2: "",
      city: "Somewhere",
      region: "CA",
      postalCode: "92101",
      country: "US"
    } as const
    const location = { licenceNumberCa: "ARD 00300000", licenceNumberFl: "MV 00000" }
    const california = await read("invoice", { job: invoice, location: { ...location, address } })
    includesAll(california.text, [
      "California ARD No. ARD 00300000",
      "Parts subtotal $513.24",
      "Labor subtotal $413.60"
    ])
    assert.notInclude(california.text, "MV 00000")
    assert.include(
      (await read("invoice", { job: invoice, location: { ...location, address: { ...address, region: "FL" } } })).text,
      "Florida MV No. MV 00000"
    )
  })

  it("shows no price on a work order", async () => {
    const install = {
      ...emptyInstall,
      date: "2026-11-24",
      timeFrame: "morning",
      repairLocation: "mobile",
      notes: "Gate code 4411"
    } as const
    const { text, pages } = await read("workorder", { job: { stage: "workorder", install } })
    includesAll(text, [
      "Work order 1042",
      "November 24, 2026",
      "Morning",
      "FW99001GTYN Windshield, rain sensor 1",
      "Gate code 4411",
      "Adhesive lot number",
      "Safe drive-away time",
      "Installer"
    ])
    assert.notMatch(text, /\$|406|969|42\.00|Deductible/)
    assert.lengthOf(pages, 1)
  })

  it("preserves letters of every Latin alphabet", async () => {
    const customerName = "Łukasz Şahin-Ðorđević & Zoë Ñandú, Œuvre “Čapek” – 100 €"
    assert.include((await read("quote", { customer: { customerName } })).text.replace(/ +/g, " "), customerName)
  })

  it("is tagged: heading, tables with header cells, figure with the logo", async () => {
    const { roles } = await read("quote", {}, pngOf(120, 40))
    assert.includeMembers(roles, ["Document", "H1", "H2", "P", "Table", "TR", "TH", "TD", "Figure"])
  })
})
