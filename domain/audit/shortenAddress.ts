/**
 * The network of a caller without saying who in it: `203.0.113.7` becomes `203.0.113.x`, an IPv6 address its first
 * three groups. Enough to tell an unknown network from one's own; no place is looked up.
 */
export const shortenAddress = (address: string): string => {
  const plain = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address
  const parts = plain.split(".")
  if (parts.length === 4) return `${parts.slice(0, 3).join(".")}.x`
  if (!plain.includes(":")) return ""
  const [before = ""] = plain.split("::")
  const groups = before
    .split("/")[0]!
    .split(":")
    .filter((group) => group !== "")
    .slice(0, 3)
  return `${groups.join(":")}::x`
}
