import type { Effect } from "effect"
import type { EdiNotSent } from "#domain/edi/EdiTransport.ts"

/** A partner's post box, by whichever way it is reached. */
export interface EdiPost {
  readonly send: (name: string, content: string) => Effect.Effect<void, EdiNotSent>
  readonly waiting: Effect.Effect<ReadonlyArray<string>, EdiNotSent>
  readonly fetch: (name: string) => Effect.Effect<string, EdiNotSent>
  readonly taken: (name: string) => Effect.Effect<void, EdiNotSent>
}

/** The names that are taken for files of a partner's, and how many at once. */
export const isFileName = (name: string): boolean => /^[\w-][\w.-]{0,119}$/.test(name)
export const mostFiles = 100

/** The longest file that is read, in bytes. */
export const largestFile = 4_000_000
