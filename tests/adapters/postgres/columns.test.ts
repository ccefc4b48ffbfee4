import { assert, describe, it } from "@effect/vitest"
import { columnsJson, fieldsIn, fieldValues, selected } from "#adapters/postgres/columns.ts"
import { CustomerRow } from "#adapters/postgres/customers/CustomerRow.ts"
import { MessageRow } from "#adapters/postgres/messages/messagesPostgres.ts"
import { ProductRow } from "#adapters/postgres/products/ProductRow.ts"
import { Product } from "#domain/products/Product.ts"

describe("statements derived from an entity", () => {
  it("select columns under their property names, with numbers and days as the domain represents them", () => {
    assert.strictEqual(
      selected(MessageRow, ["jobId", "to"]),
      `message."job_id" as "jobId", message."to_address" as "to"`
    )
    assert.strictEqual(selected(ProductRow, ["listPrice"], "p"), `p."list_price"::float8 as "listPrice"`)
    assert.strictEqual(
      selected(CustomerRow, ["taxExemptExpirationDate"]),
      `coalesce(customer."tax_exempt_expiration_date"::text, '') as "taxExemptExpirationDate"`
    )
  })

  it("reject a property without a column", () => {
    assert.throws(() => selected(ProductRow, ["color" as never]), "product has no column for color")
    assert.throws(() => columnsJson(ProductRow, [{ color: "blue" }]), "product has no column for color")
  })

  it("name the columns of JSON rows, with null for an empty date", () => {
    assert.deepStrictEqual(JSON.parse(columnsJson(CustomerRow, [{ firstName: "Bea", taxExemptExpirationDate: "" }])), [
      { first_name: "Bea", tax_exempt_expiration_date: null }
    ])
  })

  it("know which of a schema's fields the entity stores", () => {
    assert.includeMembers([...fieldsIn(ProductRow, Product.fields)], ["id", "version", "productCode", "listPrice"])
    assert.notInclude(fieldsIn(ProductRow, { ...Product.fields, categoryName: true }), "categoryName")
  })

  it("return a null date as the domain's empty string", () => {
    const row = Object.assign(Object.create(CustomerRow.prototype) as CustomerRow, {
      firstName: "Bea",
      taxExemptExpirationDate: null
    })
    assert.strictEqual(fieldValues(row).taxExemptExpirationDate, "")
    assert.strictEqual(fieldValues(row).firstName, "Bea")
  })
})
