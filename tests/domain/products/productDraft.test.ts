import { assert, describe, it } from "@effect/vitest"
import { taxClassOf } from "#domain/estimates/priceEstimate.ts"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { ProductDraft, TaxType } from "#domain/products/Product.ts"
import { sampleProduct } from "#domain/testing/samples.ts"
import { validationErrors } from "../shared/faultsOf.ts"

const faults = (changes: object) => validationErrors(ProductDraft, { ...sampleProduct, ...changes })

describe("a product draft", () => {
  it("is valid for the sample, with and without stock rules", () => {
    for (const [trackInventory, requireStockBeforeInvoice] of [
      [true, true],
      [true, false],
      [false, false]
    ]) {
      assert.deepStrictEqual(faults({ trackInventory, requireStockBeforeInvoice }), {})
    }
  })

  it("cannot require stock without tracking inventory", () =>
    assert.deepStrictEqual(faults({ trackInventory: false }), { requireStockBeforeInvoice: ["product.notTracked"] }))

  it.each([
    [{ productCode: " " }, { productCode: ["required"] }],
    [{ productCode: "x".repeat(21) }, { productCode: ["tooLong:20"] }],
    [{ description: "" }, { description: ["required"] }],
    [{ listPrice: -1 }, { listPrice: ["money.negative"] }],
    [{ listPrice: 1_000_000_000 }, { listPrice: ["money.range"] }],
    [{ notes: "<i>x</i>" }, { notes: ["text.invalidCharacters"] }]
  ])("rejects %j", (changes, said) => assert.deepStrictEqual(faults(changes), said))

  it("can be taxed like any kind of line", () => {
    for (const kind of LineKind.literals) assert.include(TaxType.literals, taxClassOf(kind))
  })
})
