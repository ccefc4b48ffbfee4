import { assert, describe, it } from "@effect/vitest"
import { parseJobCount } from "#api/parseJobCount.ts"
import { plan } from "#api/demo/scale/plan.ts"
import { carsOf } from "#api/demo/scale/vehicles.ts"
import { vinFault } from "#domain/vin/vinFault.ts"

describe("the plan of a scale seed", () => {
  it.each([1, 3, 20_000, 200_000, 2_000_000])("distributes all of %d jobs", (jobs) => {
    const shops = plan(jobs)
    assert.strictEqual(
      shops.reduce((sum, shop) => sum + shop.jobs, 0),
      jobs
    )
    assert.isTrue(shops.every((shop) => shop.jobs > 0 && shop.jobs <= 20_000))
    assert.strictEqual(shops[0]?.prefix, "demo")
  })

  it("gives each shop its own address and people, and the same ones for a larger number", () => {
    const shops = plan(2_000_000)
    const prefixes = shops.map(({ prefix }) => prefix)
    assert.strictEqual(new Set(prefixes).size, 397)
    for (const prefix of prefixes) assert.match(prefix, /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
    const userNames = shops.flatMap(({ seed }) => seed?.staff.map(({ userName }) => userName) ?? [])
    assert.strictEqual(new Set(userNames).size, userNames.length)
    assert.deepStrictEqual(
      plan(40_000).map(({ prefix }) => prefix),
      prefixes.slice(0, 7)
    )
  })

  it("uses vehicles with valid, distinct VINs", () => {
    const vins = carsOf(40).map(({ vin }) => vin)
    assert.strictEqual(new Set(vins).size, vins.length)
    assert.deepStrictEqual(
      vins.filter((vin) => vinFault(vin) !== undefined),
      []
    )
  })
})

describe("the number of jobs", () => {
  it("is read from the command line", () => {
    assert.deepStrictEqual(
      [["--jobs", "20000"], ["--jobs=20000"], ["--jobs", "2,000,000"]].map(parseJobCount),
      [20_000, 20_000, 2_000_000]
    )
  })

  it.each([
    [],
    ["--jobs"],
    ["--jobs", "0"],
    ["--jobs", "-3"],
    ["--jobs", "many"],
    ["--jobs", "1.5"],
    ["--jobs", "99999999999"],
    ["--shops", "5"],
    ["20000"]
  ])("is undefined for %s", (...args) => {
    assert.isUndefined(parseJobCount(args))
  })
})
