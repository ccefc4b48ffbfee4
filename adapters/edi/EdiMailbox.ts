import type { Effect } from "effect"
import type { EdiNotSent } from "#domain/edi/EdiTransport.ts"

/** A partner's mailbox, independent of the transport. */
export interface EdiMailbox {
  readonly send: (name: string, content: string) => Effect.Effect<void, EdiNotSent>
  readonly listFiles: Effect.Effect<ReadonlyArray<string>, EdiNotSent>
  readonly fetch: (name: string) => Effect.Effect<string, EdiNotSent>
  readonly acknowledge: (name: string) => Effect.Effect<void, EdiNotSent>
}

/** Accepted names for a partner's files, and how many files are listed at a time. */
export const isFileName = (name: string): boolean => /^[\w-][\w.-]{0,119}$/.test(name)
export const maxFilesAtOnce = 100

/** The largest file that is read, in bytes. */
export const maxFileBytes = 4_000_000
