import { Context, Data, type Effect } from "effect"
import type { EdiPartner } from "./EdiPartner.ts"

/** Where a partner's post box is and how to sign in there; `secret` is a password, or a private key for SFTP. */
export type EdiReach = Pick<EdiPartner, "network" | "transport" | "address" | "userName" | "hostKey"> & {
  readonly secret: string
  /** The shop's post box at a practice network. */
  readonly box: string
}

/** Why a partner was not reached, or did not take what was sent; `text` is its own, for whoever looks into it. */
export class EdiNotSent extends Data.Error<{
  readonly reason: "noAddress" | "notAllowed" | "unreachable" | "signIn" | "hostKey" | "refused"
  readonly text: string
}> {
  override get message() {
    return `${this.reason} ${this.text}`.trim()
  }
}

/**
 * Brings interchanges to partners and fetches theirs. Sending twice under one name has one effect: the partner, or its
 * folder, knows the name.
 */
export class EdiTransport extends Context.Service<
  EdiTransport,
  {
    /** Whether there is a practice network for partners without an address. */
    readonly hasPractice: boolean
    readonly send: (reach: EdiReach, name: string, content: string) => Effect.Effect<void, EdiNotSent>
    /** The names of what the partner has for the shop, the oldest first, 100 at most. */
    readonly waiting: (reach: EdiReach) => Effect.Effect<ReadonlyArray<string>, EdiNotSent>
    readonly fetch: (reach: EdiReach, name: string) => Effect.Effect<string, EdiNotSent>
    /** Says that it was kept, so that it is not offered again. */
    readonly taken: (reach: EdiReach, name: string) => Effect.Effect<void, EdiNotSent>
  }
>()("domain/edi/EdiTransport") {}
