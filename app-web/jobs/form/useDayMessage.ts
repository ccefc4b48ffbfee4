import type { DayOutOfRange } from "#domain/jobs/jobFailures.ts"
import { useFormats } from "#web/words/useFormats.ts"

/** The message at a field whose day is too far from today, with the first or last day that is taken. */
export const useDayMessage = () => {
  const { day } = useFormats()
  return ({ reason, limit }: DayOutOfRange) => `${reason}:${day(limit)}`
}
