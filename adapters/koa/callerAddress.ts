import { Context, Clock, Effect } from "effect"
import { ipv6Network } from "#domain/credentials/Attempts.ts"

/**
 * The number of our own proxies in front of the server, each of which appends to X-Forwarded-For. If 0, the header is
 * ignored.
 */
export const TrustedProxies = Context.Reference<number>("adapters/koa/TrustedProxies", { defaultValue: () => 0 })

/**
 * Returns the client's address: the peer of the connection or, behind our own proxies, the address that the outermost
 * of them was called from.
 */
export const callerAddress = (connectedFrom: string, forwardedFor: string, trustedProxies: number): string => {
  const said = forwardedFor
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "")
  return network((trustedProxies > 0 ? (said.at(-trustedProxies) ?? said[0]) : undefined) ?? connectedFrom)
}

/**
 * Returns the network that rate limits apply to. An IPv6 client controls 2^64 addresses, so its network counts.
 * `::ffff:192.0.2.1` is 192.0.2.1.
 */
const network = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped !== null) return mapped[1]!
  if (!address.includes(":")) return address
  const [head = "", tail] = address.toLowerCase().split("%")[0]!.split("::")
  const front = head === "" ? [] : head.split(":")
  const back = tail === undefined || tail === "" ? [] : tail.split(":")
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0"), ...back]
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""))
  return ipv6Network(network, 64)
}

/** Milliseconds between two warnings, so they do not fill the log. */
const pause = 3_600_000

let warnedAt = -Infinity

/**
 * Warns in the log that X-Forwarded-For is sent but no proxy is trusted. Behind a proxy, all users would then share its
 * address and its rate limits.
 */
export const warnUntrustedProxy = Effect.flatMap(Clock.currentTimeMillis, (now) => {
  if (now - warnedAt < pause) return Effect.void
  warnedAt = now
  return Effect.logWarning(
    "X-Forwarded-For is sent but not trusted: behind a proxy, all clients share one address and its rate limits; set FRIT_TRUSTED_PROXIES to the number of proxies in front of Frit"
  )
})
