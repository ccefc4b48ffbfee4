import { assert, describe, it } from "@effect/vitest"
import { composedName } from "#web/customers/IdentitySection.tsx"

describe("a private customer's name", () => {
  it("is the first name followed by the last", () =>
    assert.strictEqual(composedName("María José", "García López"), "María José García López"))
  it("is whichever of the two is known", () => {
    assert.deepStrictEqual(
      [composedName("Ada", " "), composedName("", "Moreno"), composedName(" ", "")],
      ["Ada", "Moreno", ""]
    )
  })
})
