import { Effect } from "effect"
import { JobChanged } from "./jobFailures.ts"
import { JobChanges } from "./JobChanges.ts"
import { sightOf } from "./seenBy.ts"
import { asker } from "./visibleJob.ts"

/** Adds who changed what of the job lately to the refusal of an older version, without what the asker may not see. */
export const tellSaves = Effect.fn("tellSaves")(function* ({ current }: JobChanged) {
  const { items } = yield* (yield* JobChanges).list(current.id, { kind: "changed" })
  const isAll = sightOf(yield* asker) === "all"
  const saves = items.flatMap(({ at, by, what }) => {
    const paths = what._tag === "changed" ? what.fields.map(({ path }) => path) : []
    const fields = paths.filter((path) => isAll || !path.endsWith(".cost"))
    return fields.length === 0 ? [] : [{ at, by: by?.name ?? "", fields }]
  })
  return yield* new JobChanged({ current, saves })
})
