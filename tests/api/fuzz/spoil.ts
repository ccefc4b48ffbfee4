import type { Chance } from "./seeded.ts"

/** Values that a careless or hostile client sends instead of valid ones. */
const hostile: ReadonlyArray<unknown> = [
  null,
  true,
  0,
  -1,
  -0.5,
  1e308,
  9_007_199_254_740_992,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202eabc",
  "😀".repeat(300),
  "x".repeat(20_000),
  "'; drop table customer; --",
  "<script>alert(1)</script>",
  "${7*7}",
  "../../etc/passwd",
  "=1+1",
  "NaN",
  "1e3",
  "0x10",
  "٣",
  "2026-02-30",
  "9999999-01-01",
  "00000000-0000-0000-0000-000000000000",
  "constructor",
  "__proto__",
  [],
  [[]],
  {},
  { __proto__: null },
  [null],
  { toString: 1 },
  { length: -1 }
]

type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }

/** Returns the input with one thing made invalid: replaced, omitted, duplicated or added. */
export const spoil = (input: unknown, chance: Chance): unknown => {
  if (input === null || typeof input !== "object" || chance.next() < 0.15) return chance.oneOf(hostile)
  if (Array.isArray(input)) {
    if (input.length === 0 || chance.next() < 0.2) return [...input, chance.oneOf(hostile)]
    const at = chance.below(input.length)
    return input.map((one, index) => (index === at ? spoil(one, chance) : one))
  }
  const names = Object.keys(input)
  if (names.length === 0 || chance.next() < 0.1)
    return { ...input, [chance.oneOf(["extra", "tenantId", "tenant_id", "id", "constructor"])]: chance.oneOf(hostile) }
  const name = chance.oneOf(names)
  const { [name]: found, ...others } = input as Record<string, Json>
  return chance.next() < 0.15 ? others : { ...others, [name]: spoil(found, chance) }
}
