import { assert, it } from "@effect/vitest"
import { documentFileName } from "#adapters/pdf/documentsPdf.ts"

it("names a document's file after its kind and number, in characters safe for any header", () => {
  assert.strictEqual(documentFileName("quote", 1042), "quote-1042.pdf")
  assert.strictEqual(documentFileName("workorder", 1042), "work-order-1042.pdf")
  assert.strictEqual(documentFileName("invoice", "317"), "invoice-317.pdf")
  assert.strictEqual(documentFileName("invoice", "1491 – Customer"), "invoice-1491-customer.pdf")
  assert.strictEqual(documentFileName("invoice", "Ébauche"), "invoice-ebauche.pdf")
  assert.strictEqual(documentFileName("invoice", '"\r\n'), "invoice.pdf")
})
