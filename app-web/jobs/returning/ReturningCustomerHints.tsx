import type { CustomerId } from "#domain/customers/Customer.ts"
import { findJobsLike } from "#domain/jobs/jobListApi.ts"
import { openDays, plateKey } from "#domain/jobs/JobSearch.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { normalizeVin, vinFault } from "#domain/vin/vinFault.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useDebouncedFields } from "#web/forms/useForm.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { vehicleText } from "#web/jobs/vehicle/Vehicle.tsx"
import { useDebounced } from "#web/page/useDebounced.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const isSearchablePlate = (plate: string) => plateKey(plate).length >= 4

/**
 * Recognizes returning customers and vehicles: offers the last job of the customer or plate to copy from, and warns of
 * an open job for the same vehicle.
 */
export function ReturningCustomerHints({ open, today }: { readonly open: OpenJob; readonly today: string }) {
  const { job } = open
  const form = useDebouncedFields(open.form, ["customerId", "vehicle"])
  const { t, of } = useWords()
  const { day } = useFormats()
  const { seesCustomers } = usePermissions()
  const { customerId, vehicle } = form.values
  const typed = {
    ...(customerId === "" ? {} : { customerId: customerId as CustomerId }),
    ...(vinFault(vehicle.vin) === undefined ? { vin: vehicle.vin } : {}),
    ...(isSearchablePlate(vehicle.plate) ? { plate: plateKey(vehicle.plate) } : {})
  }
  const sought = useDebounced(JSON.stringify(typed), 100)
  const search = JSON.parse(sought) as typeof typed
  const isAsked = seesCustomers && job?.stage !== "invoice" && sought !== "{}"
  const known = useApiQuery(findJobsLike, search, { enabled: isAsked, keepsPrevious: true })
  if (!isAsked) return null
  const others = (known.data ?? []).filter(({ id }) => id !== job?.id)

  const twins = others.filter(
    (one) => one.stage !== "invoice" && daysAfter(one.quotedOn, openDays) >= today && sameCar(one.vehicle, vehicle)
  )
  const ofPlate = others.find((one) => sameCar(one.vehicle, vehicle))
  const last = customerId === "" ? ofPlate : others.find((one) => one.customerId === customerId)
  const hasCar = vehicle.make !== "" && vehicle.vin !== ""
  const offers = job === undefined && last !== undefined && !hasCar
  const copy = () => {
    if (last === undefined) return
    if (customerId === "") form.set("customerId", last.customerId)
    form.set("vehicle", { ...last.vehicle, mileage: null })
  }
  return (
    <>
      {twins.slice(0, 3).map((twin) => (
        <Callout
          key={twin.id}
          tone="warning"
          isLive
          title={t("returning.twin", { stage: of("stage", twin.stage), number: twin.number })}
          links={[{ label: t("returning.open", { number: twin.number }), href: `/jobs/${twin.id}/edit` }]}
        >
          {[twin.customerName, vehicleText(twin.vehicle), day(twin.quotedOn)].filter((word) => word !== "").join(" · ")}
        </Callout>
      ))}
      {offers && (
        <Callout
          isLive
          title={t(customerId === "" ? "returning.plate" : "returning.customer", { name: last.customerName })}
          links={[{ label: t("returning.open", { number: last.number }), href: `/jobs/${last.id}/edit` }]}
          actions={
            <Button size="small" icon="copy" onPress={copy}>
              {t(customerId === "" ? "returning.copyBoth" : "returning.copyVehicle")}
            </Button>
          }
        >
          {[vehicleText(last.vehicle), last.vehicle.plate, day(last.quotedOn)]
            .filter((word) => word !== "")
            .join(" · ")}
        </Callout>
      )}
    </>
  )
}

interface Car {
  readonly vin: string
  readonly plate: string
}

/** Same VIN, or the same plate if either VIN is missing. */
const sameCar = (one: Car, other: Car): boolean => {
  const [vin, otherVin] = [normalizeVin(one.vin), normalizeVin(other.vin)]
  if (vin !== "" && otherVin !== "") return vin === otherVin
  return plateKey(one.plate) !== "" && plateKey(one.plate) === plateKey(other.plate)
}
