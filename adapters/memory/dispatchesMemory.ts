import { Effect, Layer } from "effect"
import {
  Dispatch,
  DispatchChanged,
  type DispatchId,
  DispatchNotFound,
  type ListedDispatch,
  dispatchNumberOf
} from "#domain/dispatches/Dispatch.ts"
import type { StoredAnswer } from "#domain/dispatches/DispatchAnswer.ts"
import { Dispatches } from "#domain/dispatches/Dispatches.ts"
import { isAnswered, type StoredPartner } from "#domain/edi/EdiPartner.ts"
import type { EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import { hasText } from "#domain/shared/textSearch.ts"
import { pageIn, sorted } from "./lists.ts"
import { tableOf, type ShopTables, MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for dispatches. */
export const dispatchesMemory = Layer.effect(
  Dispatches,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const kept = tableOf<DispatchId, Dispatch>(shelves, "dispatches")
    const answers = tableOf<DispatchId, StoredAnswer>(shelves, "dispatch-answers")
    const partners = tableOf<EdiNetwork, StoredPartner>(shelves, "edi-partners")
    const get = Effect.fn("Dispatches.get")(function* (id: DispatchId) {
      return (yield* kept).get(id) ?? (yield* new DispatchNotFound({ id }))
    })
    return Dispatches.of({
      get,
      list: Effect.fn("Dispatches.list")(function* (search, installer) {
        const shelf = yield* shelves.current
        const [told, setUp] = [yield* answers, yield* partners]
        const found = [...(yield* kept).values()].filter(
          ({ content, jobId, state }) =>
            (search.state ?? state) === state &&
            (search.network ?? content.network) === content.network &&
            hasText(soughtIn(content), search.text ?? "") &&
            (installer === undefined ||
              (jobId !== null && shelf.jobs.get(jobId)?.install.installers.some(({ userId }) => userId === installer)))
        )
        return yield* pageIn(
          sorted(
            found.map((one) => ({ ...listed(shelf, one), ...answered(one, told, setUp) })),
            ({ id, receivedAt }) => [receivedAt, id],
            true
          ),
          search,
          "dispatches"
        )
      }),
      add: Effect.fn("Dispatches.add")(function* (dispatch) {
        const records = yield* kept
        const known = [...records.values()].find(
          ({ content }) =>
            content.network === dispatch.content.network &&
            dispatchNumberOf(content) === dispatchNumberOf(dispatch.content)
        )
        if (known === undefined) records.set(dispatch.id, dispatch)
        return known
      }),
      save: Effect.fn("Dispatches.save")(function* (dispatch) {
        const current = yield* get(dispatch.id)
        if (current.version !== dispatch.version) return yield* new DispatchChanged({ current })
        const saved = new Dispatch({ ...dispatch, version: current.version + 1 })
        ;(yield* kept).set(saved.id, saved)
        return saved
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const answered = (
  { content: { network }, id }: Dispatch,
  told: ReadonlyMap<DispatchId, StoredAnswer>,
  setUp: ReadonlyMap<EdiNetwork, StoredPartner>
): Pick<ListedDispatch, "answer" | "isAnswered"> => {
  const [kept, partner] = [told.get(id), setUp.get(network)]
  return {
    answer: kept === undefined ? null : { answer: kept.answer, toldAt: kept.toldAt, trouble: kept.trouble },
    isAnswered: partner !== undefined && isAnswered(partner)
  }
}

const soughtIn = ({ claimNumber, dispatchNumber, insuredName, referralNumber, vehicle }: Dispatch["content"]) =>
  [
    dispatchNumber,
    referralNumber,
    insuredName,
    claimNumber,
    vehicle.vin,
    vehicle.year,
    vehicle.make,
    vehicle.model
  ].join(" ")

const listed = (
  { jobs }: ShopTables,
  { content, id, jobId, reason, receivedAt, revisedAt, state, version }: Dispatch
): ListedDispatch => {
  const { answerBy, claimNumber, company, dispatchedOn, insuredName, jobType, network, vehicle } = content
  const job = jobId === null ? undefined : jobs.get(jobId)
  return {
    ...{ id, version, state, receivedAt, revisedAt, reason, network, dispatchedOn, answerBy },
    ...{ insuredName, company, claimNumber, jobType, number: dispatchNumberOf(content) },
    vehicle: [vehicle.year === 0 ? "" : vehicle.year, vehicle.make, vehicle.model]
      .filter((one) => one !== "")
      .join(" "),
    job:
      job === undefined
        ? null
        : { id: job.id, number: job.number, stage: job.stage, invoiceNumber: job.invoiceNumber ?? null }
  }
}
