import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { PartNumber, TypedPartNumber } from "#domain/nags/PartNumber.ts"
import { isWindshield, partNumberParts, printPartNumber } from "#domain/nags/partNumberParts.ts"

const normal = (typed: string) => {
  const parts = partNumberParts(typed)
  return parts && printPartNumber(parts)
}

describe("a part number as typed", () => {
  // Left: the notations that trade 2.1 and 2.2 name.
  const written: ReadonlyArray<readonly [string, string]> = [
    ["dw1658", "DW01658"],
    ["FW-2000", "FW02000"],
    ["DW01658 GBY FYG", "DW01658GBY FYG"],
    ["DW01658GBYFYG", "DW01658GBY FYG"],
    ["DW 01205 GB Y N", "DW01205GBYN"],
    ["DW01949GTYN", "DW01949GTYN"],
    ["FW90001GTYP", "FW90001GTYY"],
    ["DW 1205 GB YN", "DW01205GBYN"],
    ["  fd.12345.gt  ", "FD12345GT"],
    ["DW01205GBYN PGW", "DW01205GBYN PGW"],
    ["DW01205GBY PGW", "DW01205GBY PGW"],
    ["HAH000004", "HAH000004"],
    ["hah 448", "HAH000448"]
  ]
  for (const [typed, number] of written)
    it(`reads ${typed} as ${number}`, () => assert.strictEqual(normal(typed), number))

  for (const typed of [
    "",
    "W",
    "DW",
    "XW01205",
    "DX01205",
    "DW123456",
    "DW00000",
    "HAH000000",
    "HAH1234567",
    "DW01205G",
    "DW01205GBX",
    "HA000004",
    "windshield",
    "DW01205GBYN PGW FYG"
  ]) {
    it(`finds no part number in "${typed}"`, () => assert.strictEqual(normal(typed), undefined))
  }

  it("is split into its components", () => {
    assert.deepStrictEqual(partNumberParts("DW 01205 GB Y N FYG"), {
      kind: "glass",
      market: "D",
      opening: "W",
      number: 1205,
      colour: "GB",
      attachments: "Y",
      premium: "N",
      brand: "FYG"
    })
    assert.deepStrictEqual(partNumberParts("HAH000004"), { kind: "hardware", type: "AH", number: 4 })
  })
})

const letters = (count: string) => Schema.String.check(Schema.isPattern(new RegExp(`^[A-Z]${count}$`)))
const yesNo = Schema.Literals(["Y", "N"])
const number = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 99_999 }))
const start = {
  kind: Schema.Literal("glass"),
  market: Schema.Literals(["D", "F"]),
  opening: Schema.Literals([..."WLTBDQRSVPY"]),
  number
}
const nothing = Schema.Literal("")
const brand = Schema.Union([nothing, Schema.Literals(["FYG", "PGW", "NSG", "YES", "PPG", "NN", "XINYI"])])

/** Every form of a complete number: base, with color, with attachments, with premium, hardware. */
const AnyNumber = Schema.Union([
  Schema.Struct({ ...start, colour: nothing, attachments: nothing, premium: nothing, brand: nothing }),
  Schema.Struct({ ...start, colour: letters("{2}"), attachments: nothing, premium: nothing, brand }),
  Schema.Struct({ ...start, colour: letters("{2}"), attachments: yesNo, premium: nothing, brand }),
  Schema.Struct({ ...start, colour: letters("{2}"), attachments: yesNo, premium: yesNo, brand }),
  Schema.Struct({ kind: Schema.Literal("hardware"), type: letters("{2}"), number })
])
/** "NN" cannot be a supplier suffix: it means "no attachments, not premium". */
const isReadable = (parts: typeof AnyNumber.Type) => parts.kind === "hardware" || parts.brand !== "NN"

describe("any part number", () => {
  it.prop(
    "is parsed back from its printed form",
    [AnyNumber],
    ([parts]) => {
      if (isReadable(parts)) assert.deepStrictEqual(partNumberParts(printPartNumber(parts)), parts)
    },
    { arbitrary: { runs: 1000 } }
  )

  it.prop(
    "is parsed the same in lowercase with dashes for spaces",
    [AnyNumber],
    ([parts]) => {
      const printed = printPartNumber(parts)
      assert.strictEqual(normal(printed.toLowerCase().replaceAll(" ", "-")), normal(printed))
    },
    { arbitrary: { runs: 500 } }
  )

  it.prop("is normalized idempotently for any input", [Schema.String], ([typed]) => {
    const once = normal(typed)
    if (once !== undefined) assert.strictEqual(normal(once), once)
  })
})

describe("the schema", () => {
  it.effect("normalizes typed numbers", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* Schema.decodeEffect(TypedPartNumber)("dw1658"), PartNumber.make("DW01658"))
    })
  )

  it.effect("rejects others with the message id", () =>
    Effect.gen(function* () {
      const error = yield* Schema.decodeEffect(TypedPartNumber)("glass").pipe(Effect.flip)
      assert.include(String(error), "partNumber.invalid")
    })
  )

  it("accepts only the normalized form", () => {
    assert.isTrue(Schema.is(PartNumber)("DW01658"))
    assert.isFalse(Schema.is(PartNumber)("DW1658"))
  })
})

describe("the windshield percentage", () => {
  it("applies to second letters W and L, and the tempered one to all others (trade 3.1 rule 1)", () => {
    assert.deepStrictEqual(["DW01658", "FL02000", "fw 12 gty"].map(isWindshield), [true, true, true])
    assert.deepStrictEqual(["DB01658", "FT02000", "DD1", "FQ1", "DY1", "HWL000001", "", "glass"].map(isWindshield), [
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      false
    ])
  })
})
