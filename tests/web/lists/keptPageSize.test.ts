import { assert, beforeEach, describe, it } from "@effect/vitest"
import { keepPageSize, keptPageSize } from "#web/lists/keptPageSize.ts"
import { browserStorage } from "../api/browserStorage.ts"

describe("the number of rows a page", () => {
  beforeEach(() => {
    globalThis.localStorage = browserStorage()
  })

  it("is nobody's before it is chosen", () => assert.isUndefined(keptPageSize("bea", "listCustomers")))

  it("is remembered for each person and each list", () => {
    keepPageSize("bea", "listCustomers", 25)
    keepPageSize("bea", "listJobs", 100)
    keepPageSize("luis", "listCustomers", 10)
    assert.deepStrictEqual(
      [keptPageSize("bea", "listCustomers"), keptPageSize("bea", "listJobs"), keptPageSize("luis", "listCustomers"), keptPageSize("luis", "listJobs")],
      [25, 100, 10, undefined]
    )
  })

  it("is forgotten when it makes no sense to the server", () => {
    for (const size of [0, 101, -5, 2.5, Number.NaN]) {
      keepPageSize("bea", "listCustomers", size)
      assert.isUndefined(keptPageSize("bea", "listCustomers"), String(size))
    }
  })
})
