import { Effect } from "effect"
import type { Job } from "./Job.ts"
import { changesBetween } from "./changesBetween.ts"
import { JobChanges } from "./JobChanges.ts"

/** Puts on a job's timeline what a call changed: its stage, then its fields. Gives the job back, to end a verb with. */
export const noteChanges = Effect.fn("noteChanges")(function* (before: Job, after: Job) {
  const { add } = yield* JobChanges
  if (before.stage !== after.stage) yield* add(after.id, { _tag: "stage", from: before.stage, to: after.stage })
  const fields = changesBetween(before, after).filter(({ path }) => path !== "stage")
  if (fields.length > 0) yield* add(after.id, { _tag: "changed", fields })
  return after
})
