import { writeFileSync, mkdirSync } from "node:fs"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import { renderDocument } from "#adapters/pdf/renderDocument.ts"
import { paper } from "#tests/domain/documents/paper.ts"
const out = "/tmp/pdfw/out/"; mkdirSync(out, { recursive: true })
const pay = { id: "0198c0de-0000-7000-8000-000000000009" as never, status: "paid", paymentType: "external", payer: "customer", collectionDate: "2026-11-24", source: "Check 2201", amountReceived: 4000, description: "" } as const
const invoiced = { stage: "invoice", invoicedOn: "2026-11-24", invoiceNumber: 317, install: { date: "2026-11-24", timeFrame: "morning", repairLocation: "mobile", notes: "Gate code 4411. Dog in the yard: ring first. Customer asks to keep the registration sticker from the old windshield." }, payments: [pay] } as const
const quebec = { tenant: { country: "CA", businessName: "Vitres d’auto Cœur-du-Québec", federalTaxId: "1234567890" }, location: { locationName: "Montréal", phoneNumber: "(514) 555-0199", emailAddress: "atelier@coeurduquebec.example", address: { address1: "4500, rue Saint-Denis", address2: "", city: "Montréal", region: "QC", postalCode: "H2J 2L3", country: "CA" }, primaryTaxId: "123456789 RT0001", secondaryTaxId: "1234567890 TQ0001" }, customer: { customerName: "Geneviève Lefrançois-Côté", billingAddress: { address1: "88, chemin de la Grande-Côte", address2: "app. 4", city: "Trois-Rivières", region: "QC", postalCode: "G9A 1A1", country: "CA", addressType: "residential" } } } as const
const base = paper().job.lines
const many = Array.from({ length: 60 }, (_, n) => ({ ...base[n % 6]!, description: n % 7 === 3 ? "Windshield, acoustic interlayer, heated wiper park area, rain sensor, lane departure camera bracket, third visor frit, solar control glass" : base[n % 6]!.description, customerPaid: n % 11 === 5 }))
const make = async (name: string, kind: "quote"|"workorder"|"invoice", c: Parameters<typeof paper>[0], logo?: Uint8Array) => writeFileSync(out + name + ".pdf", await renderDocument(jobDocument(kind, paper(c)), logo))
await make("quote-en", "quote", {})
await make("invoice-en", "invoice", { job: invoiced, location: { address: { address1: "20 Bay Street", address2: "Suite 3", city: "San Diego", region: "CA", postalCode: "92101", country: "US" }, licenceNumberCa: "ARD 00300000" } })
await make("workorder-en", "workorder", { job: { ...invoiced, payments: [] } })
await make("quote-fr", "quote", { ...quebec, language: "fr", job: { taxRates: { parts: 1497.5, labor: 1497.5, exempt: false } } })
await make("invoice-fr", "invoice", { ...quebec, language: "fr", job: { ...invoiced, taxRates: { parts: 1497.5, labor: 1497.5, exempt: false } } })
await make("workorder-fr", "workorder", { ...quebec, language: "fr", job: { ...invoiced, payments: [] } })
await make("invoice-es", "invoice", { language: "es", job: invoiced })
await make("cash-en", "quote", { job: { insurance: null } })
await make("many-en", "invoice", { job: { ...invoiced, lines: many } })
if (process.argv[2] === "time") for (const [k, c] of [["one", { job: invoiced }], ["sixty", { job: { ...invoiced, lines: many } }]] as const) {
  const t: number[] = []
  for (let i = 0; i < 200; i++) { const d = jobDocument("invoice", paper(c)); const t0 = performance.now(); await renderDocument(d); t.push(performance.now() - t0) }
  const s = t.slice(20).sort((a, b) => a - b); console.log(k, "p50", s[90]!.toFixed(1), "p95", s[171]!.toFixed(1))
}
