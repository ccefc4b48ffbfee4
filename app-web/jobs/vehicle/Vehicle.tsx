import "./Vehicle.css"
import { useEffect, useEffectEvent, useRef } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import type { DecodedVehicle } from "#domain/vin/DecodedVehicle.ts"
import type { Vin } from "#domain/vin/Vin.ts"
import { getVehicleByVin } from "#domain/vin/vinApi.ts"
import { normalizeVin, vinFault } from "#domain/vin/vinFault.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import type { FormFields } from "#web/forms/useForm.ts"
import type { JobForm, VehicleValues } from "#web/jobs/form/JobForm.ts"
import { useVehicleLists } from "#web/vin/VehicleNameField.tsx"
import { useWords } from "#web/words/useWords.ts"

/** Vehicle fields that a VIN determines. */
type DecodedFields = Pick<VehicleValues, "year" | "make" | "model" | "bodyStyle">

const names = ["year", "make", "model", "bodyStyle"] as const
const isOpen = (value: string | number) => value === "" || value === 0

/** The fields of a decoded VIN that the form shows. */
const decodedFields = ({ year, make, model, bodyStyle }: DecodedVehicle): DecodedFields => ({
  year,
  make,
  model,
  bodyStyle
})

/**
 * Merges decoded VIN data into fields that are empty or were filled from the previous VIN (`filled`). User input is
 * kept. The returned `filled` holds the values filled now.
 */
export const mergeVehicle = (
  vehicle: VehicleValues,
  filled: Partial<DecodedFields>,
  said: DecodedFields
): { readonly vehicle: VehicleValues; readonly filled: Partial<DecodedFields> } => {
  const mine = names.filter((name) => !isOpen(said[name]) && (isOpen(vehicle[name]) || vehicle[name] === filled[name]))
  const now = Object.fromEntries(mine.map((name) => [name, said[name]])) as Partial<DecodedFields>
  return { vehicle: { ...vehicle, ...now }, filled: now }
}

/** The fields in which user input and VIN data differ. */
export const differences = (vehicle: VehicleValues, said: DecodedFields): ReadonlyArray<keyof DecodedFields> =>
  names.filter(
    (name) =>
      !isOpen(said[name]) &&
      !isOpen(vehicle[name]) &&
      String(said[name]).toLowerCase() !== String(vehicle[name]).toLowerCase()
  )

const never = /[IOQ]/

/**
 * Normalizes a VIN after typing or pasting: uppercase, no spaces. I, O and Q are rejected while typing; when pasted,
 * they are kept for correction.
 */
export const normalizeTypedVin = (
  before: string,
  text: string
): { readonly vin: string; readonly isRefused: boolean } => {
  const vin = normalizeVin(text)
  const isKey = vin.length === before.length + 1
  const isRefused = isKey && never.test(vin) && !never.test(before)
  return { vin: isRefused ? before : vin.slice(0, 30), isRefused }
}

/** A one-line description of a vehicle, `2024 Toyota Camry`; otherwise its VIN or plate; "" if nothing is known. */
export const vehicleText = ({ year, make, model, vin, plate }: VehicleValues): string =>
  [year === 0 ? "" : String(year), make, model].filter((word) => word !== "").join(" ") || vin || plate

/** Decodes a VIN once it is complete and fills empty fields from it. A saved VIN is not decoded again. */
export const useVinDecoding = (form: FormFields<typeof JobForm>, job: Job | undefined) => {
  const { vehicle } = form.values
  // A ref, not state: it changes only together with the fields it describes.
  const filled = useRef<Partial<DecodedFields>>({})
  const isAsked = vehicle.vin !== "" && vehicle.vin !== job?.vehicle.vin && vinFault(vehicle.vin) === undefined
  const decoding = useApiQuery(getVehicleByVin, { vin: vehicle.vin as Vin }, { enabled: isAsked })
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
    /** All decoded VIN data, including what has no field. For a saved VIN, as stored with the job. */
    facts: isAsked ? decoding.data : job?.decoded?.vin === vehicle.vin ? job.decoded : undefined,
    /** Why nothing was filled in: the VIN could not be decoded, or the request failed. */
    failure: isAsked ? (decoding.error ?? undefined) : undefined,
    retry: () => void decoding.refetch(),
    /** Whether a field still shows the value from the VIN. */
    isFilled: (name: keyof DecodedFields) =>
      filled.current[name] !== undefined && filled.current[name] === vehicle[name],
    /** Fields in which user input and VIN data differ. */
    differing: said === undefined ? [] : differences(vehicle, said),
    /** Sets a model when the VIN does not determine one. */
    takeModel: (model: string) => form.set("vehicle.model", model),
    takeSaid: () => {
      if (said === undefined) return
      filled.current = said
      form.set("vehicle", { ...vehicle, ...said })
    }
  }
}

export type VinDecoding = ReturnType<typeof useVinDecoding>

/** Reports that the VIN does not determine a model, and offers the make's models of that year. */
function ModelChoice({
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

/** The result of decoding: announced to screen readers, and shown if user input and VIN data differ. */
export function VehicleNotes({
  vehicle,
  decoding
}: {
  readonly vehicle: VehicleValues
  readonly decoding: VinDecoding
}) {
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
        <ModelChoice year={said.year} make={said.make} onTake={decoding.takeModel} />
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
