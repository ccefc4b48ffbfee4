/**
 * The network that a try of one account is counted by: an IPv4 /24, as whoever rents or is given addresses has them
 * side by side, and an IPv6 /56, as homes and servers are given one (RIPE-690 §4.2). An IPv6 caller comes as their /64,
 * `2001:db8:1:2f00::/64`.
 */
export const networkOf = (address: string): string => {
  const parts = address.split(".")
  if (parts.length === 4) return `${parts.slice(0, 3).join(".")}.0/24`
  if (!address.endsWith("::/64")) return address
  const [a = "0", b = "0", c = "0", d = "0"] = address.slice(0, -"::/64".length).split(":")
  return ipv6Network([a === "" ? "0" : a, b, c, (Number.parseInt(d, 16) & 0xff00).toString(16)], 56)
}

/**
 * An IPv6 network by its first four groups, each without leading zeros, as RFC 5952 writes it: the zeros at its end are
 * left out.
 */
export const ipv6Network = (groups: ReadonlyArray<string>, length: 56 | 64): string =>
  `${groups.slice(0, groups.findLastIndex((group) => group !== "0") + 1).join(":")}::/${length}`
