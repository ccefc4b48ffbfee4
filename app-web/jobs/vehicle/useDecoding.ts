import { useEffect, useState } from "react"
import type { Vin } from "#domain/vin/Vin.ts"
import { getVehicleByVin } from "#domain/vin/vinApi.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { type Decoded, decodedFields, differences, mergeVehicle } from "./mergeVehicle.ts"

/** Asks what a VIN means as soon as it is whole, and fills the open fields with it. A VIN that was saved before is not asked about again. */
export const useDecoding = ({ form, job }: OpenJob) => {
  const { vehicle } = form.values
  const [filled, setFilled] = useState<Partial<Decoded>>({})
  const isAsked = vehicle.vin !== "" && vehicle.vin !== job?.vehicle.vin && vinFault(vehicle.vin) === undefined
  const decoding = useQueryOf(getVehicleByVin, { vin: vehicle.vin as Vin }, { enabled: isAsked })
  const said = isAsked && decoding.data !== undefined ? decodedFields(decoding.data) : undefined

  useEffect(() => {
    if (said === undefined) return
    const merged = mergeVehicle(vehicle, filled, said)
    setFilled(merged.filled)
    form.set("vehicle", merged.vehicle)
  }, [decoding.data, isAsked])

  return {
    isPending: isAsked && decoding.isFetching,
    said,
    /** Why nothing was filled in: no maker has told, or no line. */
    failure: isAsked ? decoding.error ?? undefined : undefined,
    retry: () => void decoding.refetch(),
    /** Whether a field shows what the VIN said. */
    isFilled: (name: keyof Decoded) => filled[name] !== undefined && filled[name] === vehicle[name],
    /** Where a person's word and the VIN's differ. */
    differing: said === undefined ? [] : differences(vehicle, said),
    takeSaid: () => {
      if (said === undefined) return
      setFilled(said)
      form.set("vehicle", { ...vehicle, ...said })
    }
  }
}

export type Decoding = ReturnType<typeof useDecoding>
