import { type DaysOff, type WeekHours, weekdays } from "#domain/shared/WeekHours.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { NamedAt } from "./FormProblems.tsx"

/** The texts of hours and days off outside their fields: in error summaries and conflict notices. */
export const useScheduleWords = () => {
  const { t, of } = useWords()
  const { day } = useFormats()
  const cells: Readonly<Record<string, string>> = {
    start: t("weekHours.start"),
    end: t("weekHours.end"),
    from: t("daysOff.from"),
    to: t("daysOff.to"),
    note: t("daysOff.note")
  }
  return {
    sayWeek: (week: WeekHours): string =>
      week
        .flatMap(({ start, end }, at) => (start === "" ? [] : [`${of("weekday", weekdays[at]!)} ${start}–${end}`]))
        .join(", ") || t("none"),
    sayDaysOff: (stretches: ReadonlyArray<DaysOff>): string =>
      stretches
        .map(({ from, to, note }) => [from === to ? day(from) : `${day(from)} – ${day(to)}`, note].join(" ").trim())
        .join(", ") || t("none"),
    /** Returns the label of a cell by its form path; undefined if it is not part of a schedule. */
    nameInSchedule: (path: string): NamedAt | undefined => {
      const [field = "", place = "", cell = ""] = path.split(".")
      const label = cells[cell]
      if (label === undefined) return undefined
      if (field === "workHours" || field === "businessHours")
        return { label, isChoice: false, group: of("weekday", weekdays[Number(place)] ?? weekdays[0]) }
      return field === "daysOff" || field === "closedDays"
        ? { label, isChoice: false, group: t("daysOff.line", { number: Number(place) + 1 }) }
        : undefined
    }
  }
}
