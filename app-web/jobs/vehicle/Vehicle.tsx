import "./Vehicle.css"
import { useEffect, useEffectEvent, useRef } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import type { DecodedVehicle } from "#domain/vin/DecodedVehicle.ts"
import type { Vin } from "#domain/vin/Vin.ts"
import { getVehicleByVin } from "#domain/vin/vinApi.ts"
import { tidyVin, vinFault } from "#domain/vin/vinFault.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import type { FormFields } from "#web/forms/useForm.ts"
import type { JobForm, VehicleValues } from "#web/jobs/form/JobForm.ts"
import { useVehicleLists } from "#web/vin/VehicleWord.tsx"
import { useWords } from "#web/words/useWords.ts"

/** What a VIN answers for. */
type Decoded = Pick<VehicleValues, "year" | "make" | "model" | "bodyStyle">

const names = ["year", "make", "model", "bodyStyle"] as const
const isOpen = (value: string | number) => value === "" || value === 0

/** The part of a decoded VIN that fields show. */
const decodedFields = ({ year, make, model, bodyStyle }: DecodedVehicle): Decoded => ({
  year,
  make,
  model,
  bodyStyle
})

/**
 * The vehicle with what its VIN says in the fields that are open or were filled by the VIN before (`filled`). What a
 * person typed stays. `filled` comes back as what the VIN filled now.
 */
export const mergeVehicle = (
  vehicle: VehicleValues,
  filled: Partial<Decoded>,
  said: Decoded
): { readonly vehicle: VehicleValues; readonly filled: Partial<Decoded> } => {
  const mine = names.filter((name) => !isOpen(said[name]) && (isOpen(vehicle[name]) || vehicle[name] === filled[name]))
  const now = Object.fromEntries(mine.map((name) => [name, said[name]])) as Partial<Decoded>
  return { vehicle: { ...vehicle, ...now }, filled: now }
}

/** The fields where a person's word and the VIN's differ. */
export const differences = (vehicle: VehicleValues, said: Decoded): ReadonlyArray<keyof Decoded> =>
  names.filter(
    (name) =>
      !isOpen(said[name]) &&
      !isOpen(vehicle[name]) &&
      String(said[name]).toLowerCase() !== String(vehicle[name]).toLowerCase()
  )

const never = /[IOQ]/

/**
 * The VIN after a key or a paste: capitals without gaps. I, O and Q are refused at the key; pasted, they stay to be put
 * right.
 */
export const vinTyped = (before: string, text: string): { readonly vin: string; readonly isRefused: boolean } => {
  const vin = tidyVin(text)
  const isKey = vin.length === before.length + 1
  const isRefused = isKey && never.test(vin) && !never.test(before)
  return { vin: isRefused ? before : vin.slice(0, 30), isRefused }
}

/** A vehicle in one line, `2024 Toyota Camry`; else its VIN or plate; "" when nothing is known. */
export const vehicleText = ({ year, make, model, vin, plate }: VehicleValues): string =>
  [year === 0 ? "" : String(year), make, model].filter((word) => word !== "").join(" ") || vin || plate

/**
 * Asks what a VIN means as soon as it is whole, and fills the open fields with it. A VIN that was saved before is not
 * asked about again.
 */
export const useDecoding = (form: FormFields<typeof JobForm>, job: Job | undefined) => {
  const { vehicle } = form.values
  // Never drawn by itself: it changes only together with the fields it speaks of.
  const filled = useRef<Partial<Decoded>>({})
  const isAsked = vehicle.vin !== "" && vehicle.vin !== job?.vehicle.vin && vinFault(vehicle.vin) === undefined
  const decoding = useQueryOf(getVehicleByVin, { vin: vehicle.vin as Vin }, { enabled: isAsked })
  const said = isAsked && decoding.data !== undefined ? decodedFields(decoding.data) : undefined

  const fill = useEffectEvent(() => {
    if (said === undefined) return
    const merged = mergeVehicle(vehicle, filled.current, said)
    filled.current = merged.filled
    form.set("vehicle", merged.vehicle)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- an answer arrived: an event, not a state that follows from another
  useEffect(() => fill(), [decoding.data, isAsked])

  return {
    isPending: isAsked && decoding.isFetching,
    said,
    /** All that the VIN says, beside what fields show; of a VIN that was saved, as it is kept with the job. */
    facts: isAsked ? decoding.data : job?.decoded?.vin === vehicle.vin ? job.decoded : undefined,
    /** Why nothing was filled in: no maker has told, or no line. */
    failure: isAsked ? (decoding.error ?? undefined) : undefined,
    retry: () => void decoding.refetch(),
    /** Whether a field shows what the VIN said. */
    isFilled: (name: keyof Decoded) => filled.current[name] !== undefined && filled.current[name] === vehicle[name],
    /** Where a person's word and the VIN's differ. */
    differing: said === undefined ? [] : differences(vehicle, said),
    /** Takes a model that the VIN did not name. */
    takeModel: (model: string) => form.set("vehicle.model", model),
    takeSaid: () => {
      if (said === undefined) return
      filled.current = said
      form.set("vehicle", { ...vehicle, ...said })
    }
  }
}

export type Decoding = ReturnType<typeof useDecoding>

/** The VIN names no model: says so, and offers the make's models of that year. */
function ModelAsked({
  year,
  make,
  onTake
}: {
  readonly year: number
  readonly make: string
  readonly onTake: (model: string) => void
}) {
  const { t } = useWords()
  const { models } = useVehicleLists({ year, make, model: "" })
  return (
    <Callout
      tone="warning"
      title={t("vehicle.noModel", { year: String(year), make })}
      isLive
      actions={
        <div className="ModelsAsked">
          {(models.data ?? []).map((model) => (
            <Button key={model} size="small" onPress={() => onTake(model)}>
              {model}
            </Button>
          ))}
        </div>
      }
    >
      {t("vehicle.noModelHint")}
    </Callout>
  )
}

/**
 * What came of decoding: said to those who do not see the fields fill, or asked where the VIN and the person differ.
 */
export function VehicleNotes({ vehicle, decoding }: { readonly vehicle: VehicleValues; readonly decoding: Decoding }) {
  const { t } = useWords()
  const textOf = useFailureText()
  const { said, failure, differing, isPending } = decoding
  const text =
    said === undefined
      ? ""
      : [vehicleText({ ...vehicle, ...said }), said.bodyStyle].filter((word) => word !== "").join(", ")
  return (
    <>
      <p className="hidden-text" role="status">
        {isPending ? t("vehicle.decoding") : text === "" ? "" : t("vehicle.said", { vehicle: text })}
      </p>
      {differing.length > 0 && (
        <Callout
          tone="warning"
          title={t("vehicle.differs", { vehicle: text })}
          actions={
            <Button size="small" onPress={decoding.takeSaid}>
              {t("vehicle.takeSaid")}
            </Button>
          }
          isLive
        >
          {t("vehicle.differsHint")}
        </Callout>
      )}
      {said !== undefined && said.model === "" && vehicle.model === "" && (
        <ModelAsked year={said.year} make={said.make} onTake={decoding.takeModel} />
      )}
      {failure?._tag === "VinNotDecoded" && (
        <Callout title={t("vehicle.notDecoded")} isLive>
          {t("vehicle.notDecodedHint")}
        </Callout>
      )}
      {failure !== undefined && failure._tag !== "VinNotDecoded" && (
        <Callout
          tone="warning"
          title={textOf(failure)}
          actions={
            <Button size="small" onPress={decoding.retry}>
              {t("retry")}
            </Button>
          }
          isLive
        />
      )}
    </>
  )
}
