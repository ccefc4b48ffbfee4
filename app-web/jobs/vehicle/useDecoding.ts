import { useEffect, useEffectEvent, useRef } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import type { Vin } from "#domain/vin/Vin.ts"
import { getVehicleByVin } from "#domain/vin/vinApi.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import type { FormFields } from "#web/forms/useForm.ts"
import type { JobForm } from "#web/jobs/form/JobForm.ts"
import { type Decoded, decodedFields, differences, mergeVehicle } from "./vehicle.ts"

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
