import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { JobInstall } from "./JobInstall.ts"

/** The lines whose adhesive may no longer be used on the day of installation; none while either day is open. */
export const adhesiveExpired = <Line extends Pick<EstimateLine, "adhesiveExpiry">>({
  install: { date },
  lines
}: {
  readonly install: Pick<JobInstall, "date">
  readonly lines: ReadonlyArray<Line>
}): ReadonlyArray<Line> =>
  date === "" ? [] : lines.filter(({ adhesiveExpiry }) => adhesiveExpiry !== "" && adhesiveExpiry < date)
