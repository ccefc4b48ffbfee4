import { useMemo } from "react"
import { useIntl } from "react-intl"
import type { BoardJob, BoardLane } from "#domain/schedule/boardApi.ts"
import { useClock } from "#web/jobs/install/useClock.ts"
import { useWords } from "#web/words/useWords.ts"
import { type Stop, timeOf } from "./stops.ts"

/** What the board says of people, hours, days and jobs. */
export const useBoardWords = () => {
  const intl = useIntl()
  const { t, of } = useWords()
  const { clock, hours } = useClock()
  return useMemo(() => {
    const time = (minutes: number) => clock(timeOf(minutes))
    const span = (start: number, end: number) => t("board.span", { start: time(start), end: time(end) })
    const say = (day: string, options: Intl.DateTimeFormatOptions) =>
      day === "" ? "" : intl.formatDate(`${day}T00:00:00Z`, { timeZone: "UTC", ...options })
    const isMobile = ({ repairLocation }: BoardJob) => repairLocation === "mobile"
    const place = (job: BoardJob) =>
      isMobile(job)
        ? [of("repairLocation", "mobile"), job.address?.city ?? ""].filter((part) => part !== "").join(", ")
        : of("repairLocation", "inShop")
    return {
      time,
      span,
      hours: (minutes: number) => (minutes === 0 ? t("board.noHours") : hours(minutes)),
      nameOf: ({ firstName, lastName }: Pick<BoardLane, "firstName" | "lastName">) => `${firstName} ${lastName}`.trim(),
      weekday: (day: string) => say(day, { weekday: "short", month: "short", day: "numeric" }),
      longDay: (day: string) => say(day, { weekday: "short", year: "numeric", month: "short", day: "numeric" }),
      month: (day: string) => say(day, { year: "numeric", month: "long" }),
      place,
      /** What is done: the glass, and how its camera is calibrated. */
      work: ({ glass, calibration, jobType }: BoardJob) => {
        const what = glass === "" ? (jobType === "" ? t("board.noGlass") : of("jobType", jobType)) : glass
        return calibration === "" ? what : t("board.calibrated", { work: what, kind: of("calibration", calibration) })
      },
      /** What is said of a stop in one breath. */
      stop: ({ job, start, end }: Stop) =>
        [span(start, end), job.customerName, job.vehicle, place(job), of("stage", job.stage)]
          .filter((part) => part !== "")
          .join(", ")
    }
  }, [clock, hours, intl, of, t])
}
