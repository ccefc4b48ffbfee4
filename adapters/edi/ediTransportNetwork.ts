import { Effect, Layer } from "effect"
import { EdiNotSent, type EdiConnection, EdiTransport } from "#domain/edi/EdiTransport.ts"
import type { EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import { circuitBreaker } from "#domain/shared/circuitBreaker.ts"
import { allowedHost } from "./allowedHost.ts"
import { ediHttps } from "./ediHttps.ts"
import type { EdiMailbox } from "./EdiMailbox.ts"
import { ediSftp } from "./ediSftp.ts"

/**
 * EDI transport over HTTPS and SFTP. `practice` is the URL of the practice network, which simulates partners without an
 * address. A partner that does not respond is not contacted again for a while (D4).
 */
export const ediTransportNetwork = (practice: string | undefined) =>
  Layer.sync(EdiTransport, () => {
    const circuits = new Map<string, ReturnType<typeof circuitBreaker>>()
    const through = <A>(reach: EdiConnection, ask: (post: EdiMailbox) => Effect.Effect<A, EdiNotSent>) =>
      Effect.gen(function* () {
        const key = `${reach.network} ${reach.address}`
        const own = circuits.get(key) ?? circuitBreaker()
        circuits.set(key, own)
        if (!(yield* own.isClosed))
          return yield* new EdiNotSent({
            reason: "unreachable",
            text: "it did not respond; will be retried in a while"
          })
        const post = yield* mailboxOf(reach, practice)
        return yield* own.around(ask(post), ({ reason }) => reason === "unreachable")
      })
    return EdiTransport.of({
      hasPractice: practice !== undefined,
      send: (reach, name, content) => through(reach, (post) => post.send(name, content)),
      listFiles: (reach) => through(reach, (post) => post.listFiles),
      fetch: (reach, name) => through(reach, (post) => post.fetch(name)),
      acknowledge: (reach, name) => through(reach, (post) => post.acknowledge(name))
    })
  })

const mailboxOf = (
  { network, transport, address, userName, secret, hostKey, box }: EdiConnection,
  practice: string | undefined
): Effect.Effect<EdiMailbox, EdiNotSent> => {
  if (address === "")
    return practice === undefined
      ? Effect.fail(new EdiNotSent({ reason: "noAddress", text: "" }))
      : Effect.succeed(
          ediHttps({ url: practiceMailboxUrl(practice, network, box), userName, secret, isPractice: true })
        )
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== `${transport}:`) return Effect.fail(new EdiNotSent({ reason: "noAddress", text: address }))
  if (transport === "https") return Effect.succeed(ediHttps({ url: address, userName, secret, isPractice: false }))
  return Effect.map(allowedHost(url.hostname), (host) =>
    ediSftp({
      host,
      port: Number(url.port || 22),
      folder: decodeURIComponent(url.pathname).replace(/^\/|\/$/g, ""),
      userName,
      secret,
      hostKey
    })
  )
}

/** Returns the URL of a shop's mailbox with a partner simulated by the practice network. */
export const practiceMailboxUrl = (practice: string, network: EdiNetwork, box: string): string =>
  `${practice}/${network}/${box}`
