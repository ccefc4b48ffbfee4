import { Effect } from "effect"
import { todayIn } from "#domain/shared/Day.ts"

/** The business day now at a place, `2026-11-21`, as the server counts it. */
export const useToday = (timeZone: string): string => Effect.runSync(todayIn(timeZone))
