import { lookup } from "node:dns/promises"
import { BlockList, isIP } from "node:net"
import { Effect } from "effect"
import { EdiNotSent } from "#domain/edi/EdiTransport.ts"

const inside = new BlockList()
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["224.0.0.0", 3]
] as const)
  inside.addSubnet(net, prefix)
for (const [net, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8]
] as const)
  inside.addSubnet(net, prefix, "ipv6")

const isInside = (address: string) => {
  const plain = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address
  return inside.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4")
}

/** Resolves a host entered by a shop. Rejects addresses of this machine and of private networks (SSRF protection). */
export const allowedHost = (host: string): Effect.Effect<string, EdiNotSent> =>
  Effect.tryPromise({
    try: () => lookup(host.replace(/^\[|\]$/g, ""), { all: true }),
    catch: () => new EdiNotSent({ reason: "unreachable", text: `${host} cannot be resolved` })
  }).pipe(
    Effect.flatMap((found) =>
      found.length === 0 || found.some(({ address }) => isInside(address))
        ? Effect.fail(new EdiNotSent({ reason: "notAllowed", text: host }))
        : Effect.succeed(found[0]!.address)
    )
  )
