import type { DayOutOfRange } from "#domain/jobs/jobFailures.ts"
import type { BooksClosed } from "#domain/payments/ClosingDay.ts"
import { useFormats } from "#web/words/useFormats.ts"

/**
 * The message at a field whose day is too far from today, with the first or last day that is taken, or whose books are
 * closed.
 */
export const useDayMessage = () => {
  const { day } = useFormats()
  return (refusal: DayOutOfRange | BooksClosed) =>
    refusal._tag === "BooksClosed"
      ? ["day.closed", day(refusal.closedThrough)].join(":")
      : `${refusal.reason}:${day(refusal.limit)}`
}
