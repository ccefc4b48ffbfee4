import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { parseColumns, ColumnsText, columnsText } from "#domain/lists/columnsText.ts"

const Column = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^[a-z][A-Za-z0-9_]{0,20}$/)),
  width: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 48, maximum: 2000 })))
})

describe("columns in a URL", () => {
  it("are parsed and formatted", () => {
    assert.deepStrictEqual(parseColumns("customerName.240-phone"), [
      { id: "customerName", width: 240 },
      { id: "phone" }
    ])
    assert.deepStrictEqual(parseColumns(""), [])
    assert.deepStrictEqual(parseColumns("a-b-a.99"), [{ id: "a" }, { id: "b" }])
    assert.strictEqual(columnsText([{ id: "number", width: 96.4 }, { id: "total" }]), "number.96-total")
    assert.strictEqual(
      columnsText([
        { id: "a", width: 3 },
        { id: "b", width: 9_999 }
      ]),
      "a.48-b.2000"
    )
  })

  it.effect.prop(
    "round-trip unchanged",
    [Schema.Array(Column).pipe(Schema.check(Schema.isMaxLength(20)))],
    ([columns]) =>
      Effect.sync(() => {
        const once = columns.filter(({ id }, at) => columns.findIndex((other) => other.id === id) === at)
        const text = columnsText(once)
        assert.deepStrictEqual(parseColumns(text), once)
        assert.isTrue(Schema.is(ColumnsText)(text))
      })
  )

  it("reject anything else", () => {
    for (const text of ["a b", "-a", "a--b", "a.1", "a.12345", "1a", "a&b=c", "<b>"])
      assert.isFalse(Schema.is(ColumnsText)(text), text)
  })
})
