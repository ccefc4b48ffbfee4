import { Schema } from "effect"
import { useState } from "react"
import { useLocation, useSearchParams } from "react-router-dom"
import { UserId } from "#domain/access/CurrentUser.ts"
import { isDay } from "#domain/shared/Day.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { newLine } from "#web/jobs/parts/newLine.ts"
import { useRights } from "#web/jobs/useRights.ts"
import type { QuoteBegun } from "#web/nags/GlassActions.tsx"
import type { JobValues } from "./JobForm.ts"

const isId = Schema.is(CustomerId)
const isUserId = Schema.is(UserId)

/**
 * Whom a new quote begins with, `/jobs/create?customer=<id>`: a way from the customer's card. One who is gone, or not
 * to be seen, begins nothing.
 */
export const useFirstCustomer = (isNew: boolean) => {
  const [search] = useSearchParams()
  const { seesCustomers } = useRights()
  const id = search.get("customer")
  const isAsked = isNew && seesCustomers && isId(id)
  const customer = useQueryOf(getCustomer, { id: id as CustomerId }, { enabled: isAsked })
  return { customer: isAsked ? customer.data : undefined, isPending: isAsked && customer.isPending }
}

/**
 * When, where and by whom a new job is installed that was begun at an empty time of the board,
 * `/jobs/create?day=2026-11-24&start=09:00&end=10:00&installer=<id>&location=<id>`; what is garbled is left out.
 */
export const usePlannedStart = () => {
  const [search] = useSearchParams()
  const valueOf = (name: string) => search.get(name) ?? ""
  const time = (name: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(valueOf(name)) ? valueOf(name) : "")
  const [day, start, end, installer] = [valueOf("day"), time("start"), time("end"), valueOf("installer")]
  const isPlanned = isDay(day) && start !== "" && start < end && isUserId(installer)
  return {
    location: valueOf("location"),
    plan: (values: JobValues): JobValues =>
      isPlanned
        ? {
            ...values,
            install: { ...values.install, date: day, time: start, installers: [{ userId: installer, start, end }] }
          }
        : values
  }
}

/**
 * A new job with the pane that was found for it, at its list price until a profile prices it, and the vehicle it was
 * sought for.
 */
export const useQuoteBegun = () => {
  const begun = useLocation().state as QuoteBegun | null
  const [lineId] = useState(() => crypto.randomUUID())
  return (start: JobValues): JobValues => {
    if (begun?.part === undefined) return start
    const {
      part: { partNumber, description, listPrice },
      query
    } = begun
    const vehicle =
      query === undefined
        ? start.vehicle
        : { ...start.vehicle, year: query.year, make: query.make, model: query.model, bodyStyle: query.bodyStyle }
    return {
      ...start,
      vehicle,
      lines: [{ ...newLine("glass", lineId, description), partNumber, listPrice, netPrice: listPrice }]
    }
  }
}
