import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { between, chance, oneOf } from "#adapters/sample-catalogue/chance.ts"

/** FNV-1a 32 and murmur3's fmix32 with BigInt, as published by their authors. */
const independent = (text: string): number => {
  const word = 0xffff_ffffn
  let hash = 0x811c9dc5n
  for (const unit of text.split("")) hash = ((hash ^ BigInt(unit.charCodeAt(0))) * 0x01000193n) & word
  hash = ((hash ^ (hash >> 16n)) * 0x85ebca6bn) & word
  hash = ((hash ^ (hash >> 13n)) * 0xc2b2ae35n) & word
  return Number(hash ^ (hash >> 16n)) / 2 ** 32
}

const Unit = Schema.String.check(Schema.isMaxLength(40))

describe("deterministic randomness", () => {
  it.prop("yields the same number on every machine: the published hash", [Unit], ([text]) => {
    assert.strictEqual(chance(text), independent(text))
  })

  it("is evenly distributed: each tenth gets its share of ten thousand within a fifth", () => {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let at = 0; at < 10_000; at++) tenths[Math.floor(chance(`Toyota|Camry|${at}`) * 10)]! += 1
    for (const share of tenths) assert.isTrue(share > 800 && share < 1200, String(tenths))
  })

  it.prop("keeps between() within its bounds and oneOf() within its choices", [Unit], ([text]) => {
    assert.isTrue([3, 4, 5].includes(between(3, 5, text)))
    assert.isTrue(["a", "b"].includes(oneOf(["a", "b"], text)))
  })
})
