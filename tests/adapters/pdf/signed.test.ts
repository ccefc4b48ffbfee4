import { assert, describe, it } from "@effect/vitest"
import { renderDocument } from "#adapters/pdf/renderDocument.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import { type Signature, SignatureId } from "#domain/signatures/Signature.ts"
import { paper } from "#tests/domain/documents/paper.ts"
import { readPdf } from "./readPdf.ts"

/** Signed in Tempe on the evening of November 20, 2026, when it is already November 21 in London. */
const signed = (document: Stage, mark: Signature["mark"]): Signature => ({
  id: SignatureId.make("0198c0de-0000-7000-8000-000000000009"),
  at: Date.UTC(2026, 10, 21, 4),
  takenBy: null,
  contentHash: "",
  content: null,
  document,
  signedBy: "Zoë Moreno",
  mark
})
const typed = { _tag: "typed", name: "Z. Moreno" } as const
const drawn = { _tag: "drawn", width: 600, height: 200, strokes: ["M70 150L92 70L126 148", "M5 5L5 5"] } as const
const read = async (document: Stage, signature?: Signature) =>
  readPdf(await renderDocument(jobDocument(document, { ...paper(), signature })))

describe("a signature on a document", () => {
  it("appears on the customer's line with their name and the date in the shop's time zone", async () => {
    for (const document of ["quote", "workorder"] as const) {
      const { text, roles } = await read(document, signed(document, drawn))
      assert.include(text, "Customer: Zoë Moreno")
      assert.include(text, "Nov\u00a020,\u00a02026".replaceAll("\u00a0", " "))
      assert.isTrue(roles.includes("Figure"), document)
    }
    assert.include((await read("workorder", signed("workorder", typed))).text, "Z. Moreno")
  })

  it("leaves the line blank if unsigned, and is absent from an invoice", async () => {
    assert.notInclude((await read("quote")).text, "Customer:")
    assert.notInclude((await read("invoice")).text, "I confirm that the work listed is complete.")
    assert.include(
      (await read("invoice", signed("invoice", typed))).text,
      "I confirm that the work listed is complete."
    )
  })
})
