import { Context, type Effect } from "effect"
import type { JobDocument } from "./JobDocument.ts"

/** A paper as a file. */
export interface Paper {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Who prints a job's paper. */
export class Papers extends Context.Service<Papers, {
  readonly print: (document: JobDocument) => Effect.Effect<Paper>
}>()("domain/documents/Papers") {}
