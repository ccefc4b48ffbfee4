/**
 * The network that a try of one account is counted by: an IPv4 /24, as whoever rents or is given addresses has them
 * side by side, and an IPv6 /56, as homes and servers are given one (RIPE-690 §4.2). An IPv6 caller comes as their /64,
 * `2001:db8:1:2f00::/64`.
 */
export const networkOf = (address: string): string => {
  const parts = address.split(".")
  if (parts.length === 4) return `${parts.slice(0, 3).join(".")}.0/24`
  const groups = address.split("/")[0]!.split("::")[0]!.split(":")
  if (groups.length !== 4) return address
  const last = Number.parseInt(groups[3]!, 16) & 0xff00
  return `${[...groups.slice(0, 3), last.toString(16)].join(":")}::/56`
}
