import type { QuoteHours } from "#domain/public-page/quoteTypes.ts"

/** Days of a week that follow each other with the same hours, 0 for Monday; `to` is included. */
export interface WeekLine extends QuoteHours {
  readonly from: number
  readonly to: number
}

/** The open days of a week in as few stretches as say them. */
export const weekLines = (hours: ReadonlyArray<QuoteHours>): ReadonlyArray<WeekLine> =>
  hours
    .reduce<ReadonlyArray<WeekLine>>((lines, { start, end }, day) => {
      const last = lines.at(-1)
      return last !== undefined && last.start === start && last.end === end
        ? [...lines.slice(0, -1), { ...last, to: day }]
        : [...lines, { from: day, to: day, start, end }]
    }, [])
    .filter(({ start }) => start !== "")
