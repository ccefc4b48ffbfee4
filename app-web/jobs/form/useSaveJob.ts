import { useRef, useState } from "react"
import { type BrokenRule, OverrideReasonMissing, PlanRefused, type ScheduleRule } from "#domain/jobs/BrokenRule.ts"
import {
  CustomerInactive,
  DayOutOfRange,
  InstallerBooked,
  InstallerUnavailable,
  SalespersonUnavailable
} from "#domain/jobs/jobFailures.ts"
import { LocationInactive } from "#domain/locations/Location.ts"
import type { FormErrors } from "#web/forms/formErrors.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { bookedMessage } from "#web/jobs/install/DoubleBooking.tsx"
import { useClock } from "#web/jobs/install/useClock.ts"
import { focusNextStep } from "#web/jobs/stage/nextStep.ts"
import { useWords } from "#web/words/useWords.ts"

import { useDayMessage } from "./useDayMessage.ts"
import { useFieldLabel } from "./fieldLabels.ts"
import { jobKind, type OpenJob } from "./useOpenJob.ts"

/** Fields to fix when the schedule rejects a job, with their messages. */
const placeOf: Partial<Record<ScheduleRule, readonly [path: string, message: string]>> = {
  closedLocation: ["install.date", "rule.closed"],
  insuredTooLong: ["install.duration", "install.durationInsured"]
}
const planErrors = (rules: ReadonlyArray<BrokenRule>): FormErrors =>
  Object.fromEntries(
    rules.map(({ rule }) => {
      const [path, message] = placeOf[rule] ?? ["install.date", "failure.PlanRefused"]
      return [path, [message]]
    })
  )

/**
 * Saves the open job like any other record; a rejection focuses the field it concerns. If the schedule warns,
 * `unreasoned` holds the rules and `giveReason` saves with an override reason.
 */
export const useSaveJob = (open: OpenJob) => {
  const { t } = useWords()
  const { clock } = useClock()
  const fieldName = useFieldLabel()
  const dayMessage = useDayMessage()
  const [unreasoned, setUnreasoned] = useState<ReadonlyArray<BrokenRule>>()
  const latest = useRef<Parameters<typeof record.save>[0]>(undefined)
  const errorsOf = (failure: Failure): FormErrors | undefined => {
    if (failure instanceof InstallerUnavailable)
      return { [`install.installers.${failure.at}.userId`]: ["install.unavailable"] }
    if (failure instanceof SalespersonUnavailable) return { salespersonId: ["job.salespersonUnavailable"] }
    if (failure instanceof CustomerInactive) return { customerId: ["failure.CustomerInactive"] }
    if (failure instanceof LocationInactive) return { locationId: ["job.locationInactive"] }
    if (failure instanceof DayOutOfRange) return { [failure.path]: [dayMessage(failure)] }
    if (failure instanceof PlanRefused) return planErrors(failure.rules)
    if (failure instanceof OverrideReasonMissing) {
      setUnreasoned(failure.rules)
      return { "install.date": ["rule.reasonMissing"] }
    }
    if (failure instanceof InstallerBooked)
      return { [`install.installers.${failure.at}.start`]: [bookedMessage("install.booked", failure, clock)] }
    return undefined
  }
  const words = {
    created: t("job.saved"),
    saved: t("job.saved"),
    joined: t("job.joined"),
    nameOf: (path: string) => ({ label: fieldName(path) })
  }
  const record = useSaveRecord(jobKind, open, words, { errorsOf, focusesField: true })
  // The first save navigates to the quote's own URL, where the focus moves to its next step.
  const save = (then?: Parameters<typeof record.save>[0]) => {
    latest.current = then
    record.save(then)
    if (open.job === undefined) focusNextStep()
  }
  return {
    ...record,
    save,
    unreasoned,
    giveReason: (overrideReason: string) => {
      setUnreasoned(undefined)
      open.form.set("install", { ...open.form.getState().values.install, overrideReason })
      save(latest.current)
    },
    dropReason: () => setUnreasoned(undefined)
  }
}

export type SaveJob = ReturnType<typeof useSaveJob>
