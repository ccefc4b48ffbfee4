import "./Vehicle.css"
import { useEffect, useRef, useState } from "react"
import { quotingAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import type { PlateVehicle } from "#domain/plates/PlateLookup.ts"
import { isPlate, normalizePlate } from "#domain/plates/PlateQuery.ts"
import { getVehicleByPlate } from "#domain/plates/platesApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call, type FailureOf } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import type { VehicleValues } from "#web/jobs/form/JobForm.ts"
import type { JobFormStore } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { mergeVehicle } from "./Vehicle.tsx"

/** Looks up the vehicle of a plate once one is entered: states the legally permitted purpose, and shows progress. */
export function PlateLookup({ form, vehicle }: { readonly form: JobFormStore; readonly vehicle: VehicleValues }) {
  const { t } = useWords()
  const user = useUser()
  const looking = usePlateLookup(form, vehicle)
  const { plate, vin } = vehicle
  if (plate === "" || !hasAccess(quotingAccess, user)) return null
  return (
    <div className="PlateLookup">
      <div className="PlateLookupAsk">
        {looking.isAsking ? (
          <Button size="small" icon="x" onPress={looking.cancel}>
            {t("plate.cancel")}
          </Button>
        ) : (
          <Button size="small" icon="search" isDisabled={!looking.isWorth} onPress={looking.find}>
            {t("plate.find")}
          </Button>
        )}
        <p className="Quiet">{looking.isWorth ? t("plate.permitted") : t("plate.stateFirst")}</p>
      </div>
      {looking.isAsking && (
        <div className="PlateLookupBusy">
          <Spinner size={16} label={t("plate.asking")} /> <span role="status">{t("plate.asking")}</span>
        </div>
      )}
      <PlateAnswer looking={looking} vin={vin} />
    </div>
  )
}

interface PlateAnswerProps {
  readonly looking: ReturnType<typeof usePlateLookup>
  /** The VIN in the form. */
  readonly vin: string
}

/** The result of a plate lookup: the vehicle, or why there is none. */
function PlateAnswer({ looking: { found, failure, find, takeVin }, vin }: PlateAnswerProps) {
  const { t } = useWords()
  const textOf = useFailureText()
  if (failure !== undefined) {
    const mayRetry = failure._tag === "PlateServiceDown" || failure._tag === "Offline"
    return (
      <Callout
        tone="warning"
        title={textOf(failure)}
        actions={
          mayRetry ? (
            <Button size="small" onPress={find}>
              {t("retry")}
            </Button>
          ) : undefined
        }
        isLive
      />
    )
  }
  if (found === undefined) return null
  const vehicle = [found.year === 0 ? "" : String(found.year), found.make, found.model]
    .filter((word) => word !== "")
    .join(" ")
  const differs = found.vin !== "" && vin !== found.vin
  return (
    <Callout
      tone={differs ? "warning" : "success"}
      isLive
      title={found.vin === "" ? t("plate.foundNoVin", { vehicle }) : t("plate.found", { vehicle, vin: found.vin })}
      actions={
        differs ? (
          <Button size="small" onPress={takeVin}>
            {t("plate.takeVin")}
          </Button>
        ) : undefined
      }
    >
      {differs && t("plate.differs")} {found.sample && t("plate.sample")}
    </Callout>
  )
}

type Failure = FailureOf<(typeof getVehicleByPlate)["failures"][number]>
interface PlateSearch {
  readonly plate: string
  readonly state: string
  readonly found?: PlateVehicle
  readonly failure?: Failure
}

/**
 * Looks up the vehicle of a plate. This takes seconds and can be canceled. The VIN is filled in if the field is empty;
 * an existing one is left for the user to change. If the result has no VIN, empty vehicle fields are filled instead.
 */
const usePlateLookup = (form: JobFormStore, vehicle: VehicleValues) => {
  const run = useRun()
  const [look, setLook] = useState<PlateSearch>()
  const [isAsking, setAsking] = useState(false)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const plate = normalizePlate(vehicle.plate)
  const state = vehicle.plateState
  const isCurrent = look?.plate === plate && look.state === state

  const fill = (found: PlateVehicle) => {
    const now = form.getState().values.vehicle
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
