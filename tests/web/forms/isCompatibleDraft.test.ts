import { assert, describe, it } from "@effect/vitest"
import { isCompatibleDraft } from "#web/forms/drafts.ts"

const start = { name: "", phones: [{ number: "" }], isBusiness: false, address: null, rate: 0 }

describe("a stored draft", () => {
  it("is restored whatever was typed, valid or not", () => {
    assert.isTrue(
      isCompatibleDraft({ name: "<b>", phones: [], isBusiness: true, address: { city: "" }, rate: null }, start)
    )
  })

  it("is discarded if it is from another release or damaged", () => {
    const { phones: _, ...without } = start
    for (const kept of [
      undefined,
      null,
      "x",
      [],
      {},
      without,
      { ...start, phones: {} },
      { ...start, name: 7 },
      { ...start, isBusiness: "yes" }
    ]) {
      assert.isFalse(isCompatibleDraft(kept, start), JSON.stringify(kept))
    }
  })
})
