import { assert, describe, it } from "@effect/vitest"
import { networkOf } from "#domain/credentials/Attempts.ts"

describe("the caller's network", () => {
  it.each([
    ["203.0.113.7", "203.0.113.0/24"],
    ["203.0.113.255", "203.0.113.0/24"],
    ["2001:db8:1:2f42::/64", "2001:db8:1:2f00::/56"],
    ["2001:db8:1:ff::/64", "2001:db8:1::/56"],
    ["2001:db8:1::/64", "2001:db8:1::/56"],
    ["2001:db8:0:ff::/64", "2001:db8::/56"],
    ["2001:db8::/64", "2001:db8::/56"],
    ["", ""],
    ["::/64", "::/56"]
  ])("for %s is %s", (address, network) => assert.strictEqual(networkOf(address), network))
})
