import { Effect } from "effect"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { KeptPartner } from "./EdiPartner.ts"
import type { EdiReach } from "./EdiTransport.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"

/** What a partner's password is bound to, so that it opens in no other shop and for no other partner. */
export const secretBoundTo = (network: EdiNetwork) =>
  Effect.map(CurrentTenant, ({ id }) => `edi-partner ${id} ${network}`)

/** How a partner is reached, with its password opened; one that no key opens any more is as none. */
export const reachOf = Effect.fnUntraced(function* (partner: KeptPartner) {
  const { network, transport, address, userName, hostKey } = partner
  const { id: box } = yield* CurrentTenant
  const secret =
    partner.secret === ""
      ? ""
      : ((yield* (yield* Encryption).decrypt(partner.secret, yield* secretBoundTo(network))) ?? "")
  return { network, transport, address, userName, hostKey, secret, box } satisfies EdiReach
})
