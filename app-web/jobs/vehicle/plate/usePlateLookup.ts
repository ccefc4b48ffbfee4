import { useEffect, useRef, useState } from "react"
import type { PlatedVehicle } from "#domain/plates/PlateLookup.ts"
import { isPlate, tidyPlate } from "#domain/plates/PlateQuery.ts"
import { getVehicleByPlate } from "#domain/plates/platesApi.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call, type FailureOf } from "#web/api/call.ts"
import { isFailure } from "#web/api/isFailure.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { mergeVehicle } from "../mergeVehicle.ts"

type Failure = FailureOf<(typeof getVehicleByPlate)["failures"][number]>
interface Look {
  readonly plate: string
  readonly state: string
  readonly found?: PlatedVehicle
  readonly failure?: Failure
}

/**
 * Asks which vehicle a plate is on: seconds, in which it can be given up. A VIN goes into its field when that is empty;
 * one that is there is a person's, and theirs to change. Without a VIN the open fields of the vehicle are filled.
 */
export const usePlateLookup = ({ form, latest }: OpenJob) => {
  const run = useRun()
  const [look, setLook] = useState<Look>()
  const [isAsking, setAsking] = useState(false)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const { vehicle } = form.values
  const plate = tidyPlate(vehicle.plate)
  const state = vehicle.plateState
  const isCurrent = look?.plate === plate && look.state === state

  const fill = (found: PlatedVehicle) => {
    const now = latest.current.vehicle
    if (found.vin !== "") {
      if (now.vin === "") form.set("vehicle.vin", found.vin)
      return
    }
    form.set(
      "vehicle",
      mergeVehicle(now, {}, { year: found.year, make: found.make, model: found.model, bodyStyle: "" }).vehicle
    )
  }
  const find = () => {
    const mine = new AbortController()
    asking.current?.abort()
    asking.current = mine
    setAsking(true)
    setLook(undefined)
    run(call(getVehicleByPlate, { plate, state }), mine.signal)
      .then(
        (found) => {
          if (mine.signal.aborted) return
          setLook({ plate, state, found })
          fill(found)
        },
        (failure: unknown) => {
          if (!mine.signal.aborted && isFailure(failure)) setLook({ plate, state, failure: failure as Failure })
        }
      )
      .finally(() => {
        if (asking.current === mine) setAsking(false)
      })
  }
  return {
    isWorth: isPlate(plate) && /^(?!NA)[A-Z]{2}$/.test(state),
    isAsking,
    found: isCurrent ? look.found : undefined,
    failure: isCurrent ? look.failure : undefined,
    find,
    cancel: () => {
      asking.current?.abort()
      setAsking(false)
    },
    takeVin: () => {
      if (look?.found !== undefined) form.set("vehicle.vin", look.found.vin)
    }
  }
}
