import { Effect, Layer, Redacted, Schema } from "effect"
import {
  type PlateVehicle,
  PlateLimitReached,
  PlateLookup,
  PlateNotAccepted,
  PlateNotFound,
  PlateServiceDown
} from "#domain/plates/PlateLookup.ts"
import { countryOfState, type PlateQuery } from "#domain/plates/PlateQuery.ts"
import { normalizeVin, vinFault } from "#domain/vin/vinFault.ts"

export interface CarsXeAccount {
  /** `https://api.carsxe.com`, or a sandbox. */
  readonly url: string
  readonly key: Redacted.Redacted
  /** Whether its data is made up. */
  readonly isSample: boolean
}

/**
 * The response of plate decoder v2 for a plate; other fields vary by country (docs.carsxe.com, License Plate Decoder
 * v2).
 */
const Told = Schema.Struct({
  success: Schema.Literal(true),
  vin: Schema.optionalKey(Schema.NullOr(Schema.String)),
  year: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Number]))),
  make: Schema.optionalKey(Schema.NullOr(Schema.String)),
  model: Schema.optionalKey(Schema.NullOr(Schema.String))
})
const read = Schema.decodeUnknownEffect(Schema.fromJsonString(Told))

/** Registries behind such services respond in 7 to 14 s on average (trade 5.4). */
const requestTimeout = "30 seconds"

/** Looks up plates with CarsXE's plate decoder: `GET /v2/platedecoder?key&plate&state&country`. */
export const platesCarsXe = (account: CarsXeAccount) =>
  Layer.succeed(
    PlateLookup,
    PlateLookup.of({
      find: Effect.fn("PlateLookup.find")(function* ({ plate, state }: PlateQuery) {
        const { status, text } = yield* ask(account, { plate, state, country: countryOfState(state) ?? "US" }).pipe(
          Effect.timeout(requestTimeout),
          Effect.catch(() => new PlateServiceDown())
        )
        if (status === 404) return yield* new PlateNotFound({ plate, state })
        if (status === 400) return yield* new PlateNotAccepted({ plate, state })
        if (status === 429) return yield* new PlateLimitReached()
        if (status !== 200) {
          yield* Effect.logWarning(`the plate service responded with status ${status}`)
          return yield* new PlateServiceDown()
        }
        return vehicleOf(yield* Effect.catch(read(text), () => new PlateServiceDown()), account.isSample)
      })
    })
  )

const ask = ({ url, key }: CarsXeAccount, asked: Readonly<Record<string, string>>) =>
  Effect.tryPromise(async (signal) => {
    const answer = await fetch(
      `${url}/v2/platedecoder?${new URLSearchParams({ key: Redacted.value(key), ...asked })}`,
      { signal }
    )
    return { status: answer.status, text: await answer.text() }
  })

const vehicleOf = ({ vin, year, make, model }: typeof Told.Type, sample: boolean): PlateVehicle => {
  const good = vin === undefined || vin === null || vinFault(vin) !== undefined ? "" : normalizeVin(vin)
  const number = Number(year ?? 0)
  return { vin: good, year: Number.isInteger(number) ? number : 0, make: make ?? "", model: model ?? "", sample }
}
