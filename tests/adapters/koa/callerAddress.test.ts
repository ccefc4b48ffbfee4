import { assert, describe, it } from "@effect/vitest"
import { callerAddress } from "#adapters/koa/callerAddress.ts"

describe("the caller's address", () => {
  const told = [
    ["no trusted proxies: X-Forwarded-For is ignored", "192.0.2.1", "198.51.100.7", 0, "192.0.2.1"],
    ["one trusted proxy: its entry is used", "10.0.0.1", "198.51.100.7", 1, "198.51.100.7"],
    [
      "one trusted proxy: entries added by the caller are ignored",
      "10.0.0.1",
      "1.2.3.4, 198.51.100.7",
      1,
      "198.51.100.7"
    ],
    ["two trusted proxies", "10.0.0.1", "1.2.3.4, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
    ["fewer entries than trusted proxies", "10.0.0.1", "198.51.100.7", 2, "198.51.100.7"],
    ["a trusted proxy that sends no header", "10.0.0.1", "", 1, "10.0.0.1"],
    ["an IPv4-mapped IPv6 address", "::ffff:192.0.2.1", "", 0, "192.0.2.1"],
    ["localhost over IPv6", "::1", "", 0, "::/64"],
    ["an IPv6 address, which is reduced to its /64 network", "2001:db8:1:2:3:4:5:6", "", 0, "2001:db8:1:2::/64"],
    ["IPv6 with uppercase letters and leading zeros", "2001:0DB8:0001:2::9", "", 0, "2001:db8:1:2::/64"],
    ["IPv6 with zeros omitted within the network part", "2001:db8::5", "", 0, "2001:db8::/64"],
    ["IPv6 with zeros written out", "2001:0:0:1::5", "", 0, "2001:0:0:1::/64"],
    ["IPv6 with a zone", "fe80::1%eth0", "", 0, "fe80::/64"]
  ] as const
  it.each(told)("is determined for: %s", (_, connectedFrom, forwardedFor, proxies, address) =>
    assert.strictEqual(callerAddress(connectedFrom, forwardedFor, proxies), address)
  )
})
