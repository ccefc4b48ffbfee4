import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { postalPlacesTable } from "#adapters/postal-codes/postalPlacesTable.ts"
import { postalArea, PostalPlaces, type PostalAddress } from "#domain/schedule/PostalPlaces.ts"
import { travelMinutes } from "#domain/schedule/travelMinutes.ts"

const ways = (...asked: ReadonlyArray<readonly [PostalAddress, PostalAddress]>) =>
  Effect.gen(function* () {
    const { points } = yield* PostalPlaces
    const found = yield* points(asked.flat())
    return asked.map(([one, other], at) =>
      travelMinutes(
        { area: postalArea(one), point: found[at * 2], isShop: false },
        { area: postalArea(other), point: found[at * 2 + 1], isShop: false }
      )
    )
  }).pipe(Effect.provide(postalPlacesTable))

const us = (postalCode: string): PostalAddress => ({ country: "US", postalCode })
const ca = (postalCode: string): PostalAddress => ({ country: "CA", postalCode })

describe("travel time between postal codes", () => {
  it.effect("is close to real driving times: Tempe to Mesa, Tempe to Tucson, Montréal to Laval", () =>
    Effect.gen(function* () {
      const [mesa, tucson, laval] = yield* ways(
        [us("85281"), us("85201-1234")],
        [us("85281"), us("85701")],
        [ca("H2X 1Y4"), ca("h7n2b1")]
      )
      assert.isTrue(mesa! >= 15 && mesa! <= 25, String(mesa))
      assert.isTrue(tucson! >= 105 && tucson! <= 150, String(tucson))
      assert.isTrue(laval! >= 15 && laval! <= 40, String(laval))
    })
  )

  it.effect("is half an hour for an unknown code and ten minutes within one code", () =>
    Effect.map(ways([us("85281"), us("00000")], [us("85281"), us("")], [us("85281"), us("85281")]), (minutes) =>
      assert.deepStrictEqual(minutes, [30, 30, 10])
    )
  )
})
