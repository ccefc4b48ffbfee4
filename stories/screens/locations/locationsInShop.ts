import { Effect } from "effect"
import { createLocation } from "#domain/locations/locationsHandlers.ts"
import { Location, type LocationDraft, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { putLocation } from "#domain/locations/locationsApi.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { sampleLocation } from "#domain/testing/samples.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"

/** The location used in the stories. */
export const tempeId = LocationId.make("019a0000-0000-7000-8000-000000000081")
export const tempePath = `/locations/${tempeId}/edit`

/** The shop's only location. */
export const tempeInShop = createLocation(sampleLocation).pipe(
  Effect.provideService(NewId, { next: Effect.succeed(tempeId) }),
  Effect.orDie
)

/** Three locations, one of them inactive. */
export const threeInShop = Effect.gen(function* () {
  yield* tempeInShop
  yield* createLocation({
    ...sampleLocation,
    locationName: "Yuma",
    locationShortId: "YUM",
    address: { ...sampleLocation.address, city: "Yuma" },
    defaultPartsTaxRate: 841.2
  })
  yield* createLocation({
    ...sampleLocation,
    locationName: "Old Mesa yard",
    locationShortId: "MES",
    address: { ...sampleLocation.address, city: "Mesa" },
    status: "inactive"
  })
}).pipe(Effect.orDie)

/** Tempe, changed by another user just before the first save arrives. */
export const tempeAlsoChangedElsewhere = (change: Partial<LocationDraft>) =>
  beforeFirstRequest(
    putLocation,
    Effect.gen(function* () {
      const tempe = yield* tempeInShop
      return Locations.use((locations) => locations.save(new Location({ ...tempe, ...change })))
    })
  )
