import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { StoredPartner } from "./EdiPartner.ts"
import type { EdiNetwork } from "./PartnerProfile.ts"

/** Storage for a shop's EDI partners. */
export class EdiPartners extends Context.Service<
  EdiPartners,
  {
    /** Returns the partners that are set up, by network. */
    readonly all: Effect.Effect<ReadonlyArray<StoredPartner>, never, CurrentTenant>
    readonly get: (network: EdiNetwork) => Effect.Effect<StoredPartner | undefined, never, CurrentTenant>
    /**
     * Saves the partner with the version incremented if `partner.version` is still current (0 for a new one). Returns
     * the saved partner, or undefined on a version conflict.
     */
    readonly save: (partner: StoredPartner) => Effect.Effect<StoredPartner | undefined, never, CurrentTenant>
    /**
     * Returns the next control number of the partner's series. Its row stays locked until the transaction ends; a
     * number that is not used is reissued, so there are neither gaps nor duplicates.
     */
    readonly nextControl: (network: EdiNetwork) => Effect.Effect<number, never, CurrentTenant>
  }
>()("domain/edi/EdiPartners") {}
