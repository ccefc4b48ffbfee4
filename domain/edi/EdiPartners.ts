import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { KeptPartner } from "./EdiPartner.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"

/** Where a shop's partners are kept. */
export class EdiPartners extends Context.Service<
  EdiPartners,
  {
    /** Those that are set up, by network. */
    readonly all: Effect.Effect<ReadonlyArray<KeptPartner>, never, CurrentTenant>
    readonly get: (network: EdiNetwork) => Effect.Effect<KeptPartner | undefined, never, CurrentTenant>
    /**
     * Keeps the partner with the next version if `partner.version` is still the one that is kept, 0 for none; what was
     * kept then, undefined where somebody was quicker.
     */
    readonly save: (partner: KeptPartner) => Effect.Effect<KeptPartner | undefined, never, CurrentTenant>
    /**
     * The next control number of the partner's series. Its row stays locked until the call is done: a number that is not
     * used is given again, so there are neither gaps nor repeats.
     */
    readonly nextControl: (network: EdiNetwork) => Effect.Effect<number, never, CurrentTenant>
  }
>()("domain/edi/EdiPartners") {}
