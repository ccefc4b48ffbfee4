import { assert, describe, it } from "@effect/vitest"
import { callerAddress } from "#adapters/koa/callerAddress.ts"

describe("the caller's address", () => {
  const told = [
    ["nobody is believed without proxies", "192.0.2.1", "198.51.100.7", 0, "192.0.2.1"],
    ["one proxy is believed about who called it", "10.0.0.1", "198.51.100.7", 1, "198.51.100.7"],
    ["what the caller said itself is not believed", "10.0.0.1", "1.2.3.4, 198.51.100.7", 1, "198.51.100.7"],
    ["two proxies", "10.0.0.1", "1.2.3.4, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
    ["fewer entries than proxies", "10.0.0.1", "198.51.100.7", 2, "198.51.100.7"],
    ["no header from a proxy", "10.0.0.1", "", 1, "10.0.0.1"],
    ["IPv4 as IPv6", "::ffff:192.0.2.1", "", 0, "192.0.2.1"],
    ["this machine over IPv6", "::1", "", 0, "::/64"],
    ["an IPv6 caller is a network", "2001:db8:1:2:3:4:5:6", "", 0, "2001:db8:1:2::/64"],
    ["however it is written", "2001:0DB8:0001:2::9", "", 0, "2001:db8:1:2::/64"],
    ["with zeros left out in front", "2001:db8::5", "", 0, "2001:db8::/64"],
    ["with zeros between", "2001:0:0:1::5", "", 0, "2001:0:0:1::/64"],
    ["with a zone", "fe80::1%eth0", "", 0, "fe80::/64"]
  ] as const
  it.each(told)("is determined for: %s", (_, connectedFrom, forwardedFor, proxies, address) =>
    assert.strictEqual(callerAddress(connectedFrom, forwardedFor, proxies), address)
  )
})
