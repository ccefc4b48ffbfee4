import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { plainSlice } from "#domain/lists/PlainRecords.ts"
import { NewId } from "#domain/shared/NewId.ts"
import {
  Insurer,
  InsurerChanged,
  type InsurerDraft,
  InsurerId,
  InsurerNameTaken,
  insurerNamed,
  InsurerNotFound,
  namesOf
} from "./Insurer.ts"
import { Insurers } from "./Insurers.ts"
import { getInsurer, listInsurers, postInsurer, putInsurer } from "./insurersApi.ts"

/** One name means one insurer; `id` is that of the one to be saved. */
const guardNames = Effect.fn("guardNames")(function* (draft: InsurerDraft, id?: InsurerId) {
  const insurers = yield* Insurers
  for (const name of namesOf(draft)) {
    const { items } = yield* insurers.list({ text: name.slice(0, 100), size: 100 }).pipe(Effect.orDie)
    const other = insurerNamed(
      items.filter((one) => one.id !== id),
      name
    )
    if (other !== undefined) return yield* new InsurerNameTaken({ name, insurerName: other.insurerName })
  }
})

/** A new insurer under names that no other has. */
export const createInsurer = Effect.fn("createInsurer")(function* (draft: InsurerDraft) {
  yield* guardNames(draft)
  const insurer = new Insurer({ id: InsurerId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Insurers).add(insurer)
  return insurer
})

/** Saves an insurer under names that no other has. */
export const changeInsurer = Effect.fn("changeInsurer")(function* (change: typeof putInsurer.input.Type) {
  yield* guardNames(change, change.id)
  return yield* (yield* Insurers).save(new Insurer(change))
})

/** Insurers: who answers their calls, and how they are kept without a table. */
export const insurersSlice = plainSlice({
  handlers: [
    handle(listInsurers, (search) => Insurers.use((insurers) => insurers.list(search))),
    handle(getInsurer, ({ id }) => Insurers.use((insurers) => insurers.get(id))),
    handle(postInsurer, createInsurer),
    handle(putInsurer, changeInsurer)
  ],
  records: {
    slice: "insurers",
    port: Insurers,
    make: (fields) => new Insurer(fields),
    nameOf: ({ insurerName }) => insurerName,
    soughtBy: ({ insurerName, aliases }) => `${insurerName}\n${aliases}`,
    notFound: (id) => new InsurerNotFound({ id }),
    changed: (current) => new InsurerChanged({ current })
  }
})
