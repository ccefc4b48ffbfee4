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
import { jobKind } from "./jobKind.ts"
import { useDayMessage } from "./useDayMessage.ts"
import { useFieldName } from "./useFieldName.ts"
import type { OpenJob } from "./useOpenJob.ts"

/** Saves an open job, as every record is saved; a refusal leads to the field that it is about. */
export const useSaveJob = (open: OpenJob) => {
  const { t } = useWords()
  const { clock } = useClock()
  const fieldName = useFieldName()
  const dayMessage = useDayMessage()
  const errorsOf = (failure: Failure): FormErrors | undefined => {
    if (failure instanceof InstallerUnavailable)
      return { [`install.installers.${failure.at}.userId`]: ["install.unavailable"] }
    if (failure instanceof SalespersonUnavailable) return { salespersonId: ["job.salespersonUnavailable"] }
    if (failure instanceof CustomerInactive) return { customerId: ["failure.CustomerInactive"] }
    if (failure instanceof LocationInactive) return { locationId: ["job.locationInactive"] }
    if (failure instanceof DayOutOfRange) return { [failure.path]: [dayMessage(failure)] }
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
  // The first save opens the quote at its own address: what follows there is its next step.
  return {
    ...record,
    save: (then?: Parameters<typeof record.save>[0]) => {
      record.save(then)
      if (open.job === undefined) focusNextStep()
    }
  }
}

export type SaveJob = ReturnType<typeof useSaveJob>
