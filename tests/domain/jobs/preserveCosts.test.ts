import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { changeJob, createJob } from "#domain/jobs/saveJob.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { sampleDraft, inDemo, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const seller: SignedInUser = {
  id: UserId.make(crypto.randomUUID()),
  firstName: "Bea",
  lastName: "Ortiz",
  roles: ["sales"],
  features: ["FullCRM"],
  accountActive: true
}

describe("the shop's cost (Z4)", () => {
  const asks = [
    ["an internal call without a user context", undefined],
    ["an anonymous request from a public page", null],
    ["a user who may only decode VINs", { ...seller, roles: ["vinDecoder"] }]
  ] as const
  it.effect.each(asks)("cannot be written by $0", ([, person]) =>
    Effect.gen(function* () {
      const as = <A, E, R>(work: Effect.Effect<A, E, R>) =>
        person === undefined
          ? work
          : Effect.provideService(work, CurrentUser, person === null ? undefined : (person as SignedInUser))
      const { draft } = yield* sampleDraft()
      const costs = ({ lines }: { readonly lines: ReadonlyArray<{ readonly cost?: number }> }) =>
        lines.map(({ cost }) => cost)
      const theirs = yield* as(createJob(draft))
      assert.deepStrictEqual(
        costs(theirs),
        draft.lines.map(() => 0)
      )
      const ours = yield* createJob(draft).pipe(Effect.provideService(CurrentUser, seller))
      assert.deepStrictEqual(costs(ours), costs(draft))
      yield* as(
        changeJob({ ...draft, id: ours.id, version: 1, lines: draft.lines.map((line) => ({ ...line, cost: 1 })) })
      )
      assert.deepStrictEqual(costs(yield* (yield* Jobs).get(ours.id)), costs(draft))
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
