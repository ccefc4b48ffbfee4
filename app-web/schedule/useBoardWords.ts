import { useMemo } from "react"
import { useIntl } from "react-intl"
import type { BoardJob, BoardLane, BoardLocation } from "#domain/schedule/boardApi.ts"
import { useClock } from "#web/jobs/install/useClock.ts"
import { useLineText } from "#web/jobs/parts/useLineText.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Coloring } from "./stopTones.ts"
import { type Stop, timeOf } from "./stops.ts"

const made = new Map<string, Intl.DateTimeFormat>()

/** Cached per locale, because every card formats times and formatters are expensive to create. */
const shortTimes = (locale: string): Intl.DateTimeFormat => {
  const known = made.get(locale) ?? new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" })
  made.set(locale, known)
  return known
}

/** Texts of the board for people, hours, days and jobs. */
export const useBoardWords = () => {
  const intl = useIntl()
  const { t, of } = useWords()
  const { clock, hours } = useClock()
  const lineText = useLineText()
  return useMemo(() => {
    const time = (minutes: number) => clock(timeOf(minutes))
    const span = (start: number, end: number) => t("board.span", { start: time(start), end: time(end) })
    const range = shortTimes(intl.locale)
    const atMinute = (minutes: number) => minutes * 60_000
    /** A shorter range for small spaces: 8:00 – 10:15 AM. */
    const shortSpan = (start: number, end: number) =>
      range.formatRange(atMinute(start), atMinute(Math.min(end, 24 * 60 - 1)))
    const say = (day: string, options: Intl.DateTimeFormatOptions) =>
      day === "" ? "" : intl.formatDate(`${day}T00:00:00Z`, { timeZone: "UTC", ...options })
    const zoneName = (zone: string, day: string) =>
      new Intl.DateTimeFormat(intl.locale, { timeZone: zone, timeZoneName: "short" })
        .formatToParts(Date.parse(`${day}T12:00:00Z`))
        .find(({ type }) => type === "timeZoneName")?.value ?? zone
    /** A stop's hours in its customer's time zone, which is named if it differs from the board's. */
    const when = ({ start, end, shift, zone, job }: Stop) =>
      [shortSpan(start - shift, end - shift), shift === 0 ? "" : zoneName(zone, job.date)].filter(Boolean).join(" ")
    const isMobile = ({ repairLocation }: BoardJob) => repairLocation === "mobile"
    const place = (job: BoardJob) =>
      isMobile(job)
        ? [of("repairLocation", "mobile"), job.address?.city ?? ""].filter((part) => part !== "").join(", ")
        : of("repairLocation", "inShop")
    return {
      time,
      /** An hour label of the time axis: 8 AM, 8 h. */
      hour: (minutes: number) => intl.formatDate(atMinute(minutes), { hour: "numeric", timeZone: "UTC" }),
      /** A day column's header: Mon 23. */
      columnDay: (day: string) => `${say(day, { weekday: "short" })} ${say(day, { day: "numeric" })}`,
      /** A start time for the smallest spaces, without AM or PM: 2:45. */
      shortTime: (minutes: number) =>
        range
          .formatToParts(atMinute(minutes))
          .filter(({ type }) => type !== "dayPeriod")
          .map(({ value }) => value)
          .join("")
          .trim(),
      shortSpan,
      span,
      when,
      zoneName,
      /** A time zone by place and abbreviation. */
      zonePlace: (zone: string, day: string) =>
        t("board.zone", { place: (zone.split("/").at(-1) ?? zone).replaceAll("_", " "), zone: zoneName(zone, day) }),
      hours: (minutes: number) => (minutes === 0 ? t("board.noHours") : hours(minutes)),
      nameOf: ({ firstName, lastName }: Pick<BoardLane, "firstName" | "lastName">) => `${firstName} ${lastName}`.trim(),
      weekday: (day: string) => say(day, { weekday: "short", month: "short", day: "numeric" }),
      longDay: (day: string) => say(day, { weekday: "short", year: "numeric", month: "short", day: "numeric" }),
      month: (day: string) => say(day, { year: "numeric", month: "long" }),
      place,
      /** The work: the glass, and how the camera is calibrated. */
      work: ({ glass, calibration, jobType }: BoardJob) => {
        const what = glass === "" ? (jobType === "" ? t("board.noGlass") : of("jobType", jobType)) : lineText(glass)
        return calibration === "" ? what : t("board.calibrated", { work: what, kind: of("calibration", calibration) })
      },
      /** The work in two or three words, for a card: the pane without its features. */
      shortWork: (job: BoardJob) => {
        const [pane = ""] = lineText(job.glass).split(",")
        const what = pane === "" ? (job.jobType === "" ? t("board.noGlass") : of("jobType", job.jobType)) : pane
        return job.calibration === "" ? what : t("board.calibratedShort", { work: what })
      },
      /** The meaning of a job's card color, in words. */
      colored: (coloring: Coloring, job: BoardJob, locations: ReadonlyArray<BoardLocation>): string => {
        if (coloring === "location") return locations.find(({ id }) => id === job.locationId)?.locationName ?? ""
        if (job.complete) return t("dashboard.done")
        if (coloring === "stage" || job.stage === "invoice") return of("stage", job.stage)
        if (coloring === "parts") return of("partsStatus", job.partsStatus)
        if (job.jobType === "repair") return of("jobType", "repair")
        return job.calibration !== "" || job.jobType === "calibration"
          ? t("board.withCalibration")
          : t("board.withoutCalibration")
      },
      /** A one-line summary of a stop. */
      stop: (stop: Stop) =>
        [when(stop), stop.job.customerName, stop.job.vehicle, place(stop.job), of("stage", stop.job.stage)]
          .filter((part) => part !== "")
          .join(", ")
    }
  }, [clock, hours, intl, lineText, of, t])
}
