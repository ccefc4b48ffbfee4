import { assert, describe, it } from "@effect/vitest"
import { renderEvidence } from "#adapters/pdf/renderEvidence.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { evidencePack } from "#domain/installer-day/printEvidence.ts"
import { type SiteEntry, type SiteEvent, SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { paper } from "#tests/domain/documents/paper.ts"
import { pngOf } from "./pngOf.ts"
import { readPdf } from "./readPdf.ts"

// November 24, 2026 in Phoenix, UTC-7: 12:45 PM is 19:45 UTC.
const at = (hours: number, minutes: number) => Date.UTC(2026, 10, 24, hours + 7, minutes)
const event = (when: number, deed: SiteEntry): SiteEvent => ({
  id: SiteEventId.make(crypto.randomUUID()),
  at: when,
  receivedAt: when,
  by: { id: UserId.make(crypto.randomUUID()), name: "Luis Aguilar" },
  outcome: "kept",
  deed
})
const calibrated = event(at(13, 8), {
  _tag: "calibration",
  method: "static",
  tool: "Autel IA900",
  serial: "SN 88-20417",
  startedAt: at(12, 45),
  endedAt: at(13, 7),
  result: "passed",
  note: ""
})
const whole: ReadonlyArray<SiteEvent> = [
  event(at(11, 50), { _tag: "vin", vin: "4T1DAACK7RU000001" }),
  event(at(11, 52), { _tag: "scan", when: "before", codes: "C1A67" }),
  event(at(11, 55), { _tag: "mileage", mileage: 18_204, was: null }),
  event(at(12, 0), {
    _tag: "adhesive",
    adhesiveManufacturer: "Sika",
    adhesiveLot: "6F2214-07",
    adhesiveExpiry: "2027-03-31",
    setAt: at(11, 40),
    minutes: 60,
    was: { adhesiveManufacturer: "", adhesiveLot: "", adhesiveExpiry: "" }
  }),
  calibrated,
  event(at(13, 9), { _tag: "photo", fileId: JobFileId.make(crypto.randomUUID()), shows: "target" }),
  event(at(13, 9), { _tag: "photo", fileId: JobFileId.make(crypto.randomUUID()), shows: "result" }),
  event(at(13, 10), { _tag: "scan", when: "after", codes: "" }),
  event(at(13, 20), {
    _tag: "signature",
    when: "after",
    signedBy: "Ada Moreno",
    mark: { _tag: "drawn", width: 600, height: 200, strokes: ["M70 150L92 70L126 148"] }
  })
]

const printed = async (events: ReadonlyArray<SiteEvent>, language: DocumentLanguage = "en") => {
  const { job } = paper({ job: { install: { ...emptyInstall, jobType: "calibration" } } })
  return readPdf(
    await renderEvidence(
      evidencePack({
        job,
        customerName: "Ada Moreno",
        shop: { businessName: "Copper State Auto Glass", country: "US" },
        timeZone: "America/Phoenix",
        language,
        events,
        photos: events === whole ? [{ caption: "Targets", bytes: pngOf(40, 30) }] : []
      })
    )
  )
}

describe("dispute evidence as read by another PDF reader", () => {
  it("ends with the disputed document on its own numbered pages", async () => {
    const invoice = { stage: "invoice", invoicedOn: "2026-11-24", invoiceNumber: 2042 } as const
    const document = jobDocument("invoice", paper({ job: invoice }))
    const { texts, title } = await readPdf(
      await renderEvidence({
        title: "Payment dispute, invoice",
        number: "2042",
        name: "dispute",
        shopName: "Copper State Auto Glass",
        locale: "en-US",
        blocks: [{ title: "Payment", lines: [], facts: [{ label: "Still owed", value: "$12.40" }] }],
        signatures: [],
        photos: [],
        paper: { document, logo: undefined }
      })
    )
    assert.strictEqual(title, "Payment dispute, invoice 2042 · Copper State Auto Glass")
    assert.include(texts[0], "Still owed $12.40")
    for (const part of ["Invoice 2042", "Gel pad 1 $19.80"]) assert.include(texts[1], part)
    for (const [at, text] of texts.entries()) assert.include(text, `${at + 1} / ${texts.length}`)
  })
})

describe("calibration evidence as read by another PDF reader", () => {
  it("has what the networks require: tool, serial number, VIN, time, result, scans, technician, photos (trade 1.3)", async () => {
    const { roles, text, title } = await printed(whole)
    assert.strictEqual(title, "Calibration evidence 1042 · Copper State Auto Glass")
    for (const part of [
      "2024 Toyota Camry",
      "4T1DAACK7RU000001, same as on the job",
      "Customer Ada Moreno",
      "Static",
      "Autel IA900",
      "SN 88-20417",
      "Nov 24, 2026, 12:45 PM",
      "Nov 24, 2026, 1:07 PM",
      "Passed",
      "Installer Luis Aguilar",
      "Nov 24, 2026, 11:52 AM, C1A67",
      "Nov 24, 2026, 1:10 PM, none",
      "Sika, 6F2214-07, Mar 31, 2027",
      "Nov 24, 2026, 12:40 PM",
      "Targets"
    ])
      assert.include(text, part)
    assert.notInclude(text, "Not included")
    assert.isTrue(roles.includes("Figure"))
    assert.notInclude(text, "$")
  })

  it("lists what is missing, in each language", async () => {
    assert.include((await printed([calibrated])).text, "Not included VIN read from the vehicle")
    const { language, text } = await printed([calibrated], "fr")
    assert.strictEqual(language, "fr-CA")
    assert.include(text, "Absent de ce dossier NIV lu sur le véhicule")
    assert.include((await printed([calibrated], "es")).text, "Falta en este expediente VIN leído del vehículo")
  })
})
