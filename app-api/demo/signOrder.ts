import { Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import type { SignatureMark } from "#domain/signatures/Signature.ts"
import { signDocument } from "#domain/signatures/signaturesHandlers.ts"

/** A quick signature: a loop, a wave, a line. */
const drawn: SignatureMark = {
  _tag: "drawn",
  width: 600,
  height: 200,
  strokes: [
    "M64 148L86 74L98 60L108 78L122 150L132 120L146 104L156 122L152 146L168 128L184 108L196 124L194 148L214 126L232 108L242 128L240 150L262 132L300 112L320 126L318 148L352 134L420 120L470 124",
    "M74 120L128 114"
  ]
}

/** Adds the customer's signature on a work order, given when they bring the car: most drawn, some typed. */
export const signOrder = ({
  id,
  version,
  number,
  customerName
}: Pick<Job, "id" | "version" | "number" | "customerName">) =>
  signDocument({
    id,
    version,
    document: "workorder",
    signedBy: customerName,
    mark: number % 4 === 0 ? { _tag: "typed", name: customerName } : drawn
  }).pipe(Effect.orDie)
