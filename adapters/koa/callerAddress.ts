import { Context, Clock, Effect } from "effect"
import { ipv6Network } from "#domain/credentials/Attempts.ts"

/**
 * How many proxies of our own stand before the server, each adding to X-Forwarded-For; with none, nobody is believed to
 * call for another.
 */
export const TrustedProxies = Context.Reference<number>("adapters/koa/TrustedProxies", { defaultValue: () => 0 })

/**
 * From where a call comes: the connection's other end or, behind proxies of our own, what the outermost of them was
 * called from.
 */
export const callerAddress = (connectedFrom: string, forwardedFor: string, trustedProxies: number): string => {
  const said = forwardedFor
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "")
  return network((trustedProxies > 0 ? (said.at(-trustedProxies) ?? said[0]) : undefined) ?? connectedFrom)
}

/** An IPv6 caller has 2^64 addresses to call from: their network counts. `::ffff:192.0.2.1` is 192.0.2.1. */
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

/** Milliseconds between two warnings: one for each call would fill the log. */
const pause = 3_600_000

let warnedAt = -Infinity

/**
 * Says in the log that X-Forwarded-For comes and nobody is trusted to set it: behind a proxy all people then share its
 * address, and its limits of tries.
 */
export const warnOfUntrusted = Effect.flatMap(Clock.currentTimeMillis, (now) => {
  if (now - warnedAt < pause) return Effect.void
  warnedAt = now
  return Effect.logWarning(
    "X-Forwarded-For comes untrusted: behind a proxy everybody shares one address and its limits; set FRIT_TRUSTED_PROXIES to the number of proxies before Frit"
  )
})
