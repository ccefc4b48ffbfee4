import { assert, describe, it } from "@effect/vitest"
import { renderDocument } from "#adapters/pdf/renderDocument.ts"
import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import { type Changes, paper } from "#tests/domain/documents/paper.ts"
import { readPdf } from "./readPdf.ts"

const figures = async (kind: DocumentKind, changes: Changes = {}) =>
  [
    ...Buffer.from(await renderDocument(jobDocument(kind, paper(changes))))
      .toString("latin1")
      .matchAll(/\/Alt \(([^)]*)\)/g)
  ].map(([, alt]) => alt)
const glass = paper().job.lines[0]!
const pane = (partNumber: string, description: string, n: number) => ({
  ...glass,
  id: `019a0000-0000-7000-8000-00000000000${n}` as typeof glass.id,
  partNumber,
  description
})

describe("the glass diagram on a document", () => {
  it("appears once on a quote, a work order, and an invoice, with the glass as its alternative text", async () => {
    assert.deepStrictEqual(await figures("quote"), ["Windshield, rain sensor"])
    assert.deepStrictEqual(await figures("workorder"), ["Windshield, rain sensor"])
    assert.deepStrictEqual(
      await figures("invoice", { job: { stage: "invoice", invoicedOn: "2026-11-24", invoiceNumber: 317 } }),
      ["Windshield, rain sensor"]
    )
  })

  it("is omitted if there is no glass", async () =>
    assert.deepStrictEqual(await figures("quote", { job: { lines: paper().job.lines.slice(1) } }), []))

  it("leaves a quote with every kind of glass on one page, next to its text", async () => {
    const lines = [
      pane("FW99001GTYN", "Windshield, heated, antenna, head-up display", 1),
      pane("FB99001GTYN", "Back glass, heated, antenna", 2),
      pane("FD99001GTYN", "Door glass, front right", 3)
    ]
    assert.lengthOf(await figures("quote", { job: { lines, insurance: null } }), 3)
    const { texts, text } = await readPdf(await renderDocument(jobDocument("quote", paper({ job: { lines } }))))
    assert.lengthOf(texts, 1)
    assert.include(text, "Door glass, front right")
  })
})
