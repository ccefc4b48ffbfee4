import { Context, Data, type Effect } from "effect"
import type { EdiPartner } from "./EdiPartner.ts"

/** A partner's mailbox and the credentials for it; `secret` is a password, or a private key for SFTP. */
export type EdiConnection = Pick<EdiPartner, "network" | "transport" | "address" | "userName" | "hostKey"> & {
  readonly secret: string
  /** The shop's mailbox at a practice network. */
  readonly box: string
}

/** Why a partner could not be reached or refused what was sent; `text` is the partner's own message, for diagnosis. */
export class EdiNotSent extends Data.Error<{
  readonly reason: "noAddress" | "notAllowed" | "unreachable" | "signIn" | "hostKey" | "refused"
  readonly text: string
}> {
  override get message() {
    return `${this.reason} ${this.text}`.trim()
  }
}

/**
 * Sends interchanges to partners and fetches theirs. Idempotent per file name: the partner, or its folder, recognizes
 * the name.
 */
export class EdiTransport extends Context.Service<
  EdiTransport,
  {
    /** Whether a practice network is available for partners without an address. */
    readonly hasPractice: boolean
    readonly send: (reach: EdiConnection, name: string, content: string) => Effect.Effect<void, EdiNotSent>
    /** Returns the names of the files the partner has for the shop, oldest first, at most 100. */
    readonly listFiles: (reach: EdiConnection) => Effect.Effect<ReadonlyArray<string>, EdiNotSent>
    readonly fetch: (reach: EdiConnection, name: string) => Effect.Effect<string, EdiNotSent>
    /** Acknowledges a file as stored, so that it is not offered again. */
    readonly acknowledge: (reach: EdiConnection, name: string) => Effect.Effect<void, EdiNotSent>
  }
>()("domain/edi/EdiTransport") {}
