import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { simpleSlice } from "#domain/lists/SimpleRecords.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { savesIfKnown } from "#domain/shared/RecordSave.ts"
import {
  Insurer,
  InsurerChanged,
  type InsurerDraft,
  InsurerId,
  insurerKey,
  InsurerNotFound,
  namesOf,
  insurerNameTaken,
  withFormerName
} from "./Insurer.ts"
import { Insurers } from "./Insurers.ts"
import { getInsurer, listInsurers, postInsurer, putInsurer } from "./insurersApi.ts"

/** Creates an insurer; its names must not be in use by another one. */
export const createInsurer = Effect.fn("createInsurer")(function* (draft: InsurerDraft) {
  const insurer = new Insurer({ id: InsurerId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Insurers).add(insurer)
  return insurer
})

/**
 * Saves an insurer. If its name changes, the previous one is kept as an alias, so that older claims remain assigned to
 * it.
 */
export const saveInsurer = Effect.fn("saveInsurer")(function* (change: Insurer) {
  const insurers = yield* Insurers
  return yield* insurers.save(withFormerName(yield* insurers.get(change.id), change))
})

/** The insurers feature: its endpoint handlers, and how its records are stored without a dedicated table. */
export const insurersSlice = simpleSlice({
  handlers: [
    handle(listInsurers, (search) => Insurers.use((insurers) => insurers.list(search))),
    handle(getInsurer, ({ id }) => Insurers.use((insurers) => insurers.get(id))),
    handle(postInsurer, createInsurer),
    handle(putInsurer, (change) => saveInsurer(new Insurer(change)))
  ],
  records: {
    slice: "insurers",
    port: Insurers,
    make: (fields) => new Insurer(fields),
    nameOf: ({ insurerName }) => insurerName,
    searchTextOf: ({ insurerName, aliases }) => `${insurerName}\n${aliases}`,
    notFound: (id) => new InsurerNotFound({ id }),
    changed: (current, saves) => new InsurerChanged({ current, ...savesIfKnown(saves) }),
    unique: { keysOf: (insurer) => namesOf(insurer).map(insurerKey), taken: insurerNameTaken }
  }
})
