import type { DayOutOfRange } from "#domain/jobs/jobFailures.ts"
import type { BooksClosed } from "#domain/payments/ClosingDay.ts"
import { useFormats } from "#web/words/useFormats.ts"

/**
 * The field message for a date that is too far from today (with the first or last allowed date) or in a closed period.
 */
export const useDayMessage = () => {
  const { day } = useFormats()
  return (refusal: DayOutOfRange | BooksClosed) =>
    refusal._tag === "BooksClosed"
      ? ["day.closed", day(refusal.closedThrough)].join(":")
      : `${refusal.reason}:${day(refusal.limit)}`
}
