import "./DaySheets.css"
import { useEffect, useState } from "react"
import { flushSync } from "react-dom"
import type { BoardLane } from "#domain/schedule/boardApi.ts"
import { addressLine } from "#web/jobs/install/useClock.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Stop } from "./stops.ts"
import { useBoardWords } from "./useBoardWords.ts"

interface DaySheetsProps {
  readonly days: ReadonlyArray<string>
  readonly lanes: ReadonlyArray<BoardLane>
  readonly stops: ReadonlyArray<Stop>
}

/** Print sheets, one per installer with work on these days. Rendered only while printing. */
export function DaySheets(props: DaySheetsProps) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener("beforeprint", begin)
    window.addEventListener("afterprint", end)
    return () => {
      window.removeEventListener("beforeprint", begin)
      window.removeEventListener("afterprint", end)
    }
  }, [])
  return isPrinting ? <Sheets {...props} /> : null
}

function Sheets({ days, lanes, stops }: DaySheetsProps) {
  const own = (lane: BoardLane, day: string) =>
    stops.filter(({ userId, job }) => userId === lane.userId && job.date === day)
  return (
    <div className="DaySheets">
      {lanes.map((lane) => {
        const worked = days.filter((day) => own(lane, day).length > 0)
        if (worked.length === 0) return null
        return (
          <section key={lane.userId}>
            {worked.map((day) => (
              <DayOnPaper key={day} lane={lane} day={day} stops={own(lane, day)} />
            ))}
          </section>
        )
      })}
    </div>
  )
}

interface DayOnPaperProps {
  readonly lane: BoardLane
  readonly day: string
  readonly stops: ReadonlyArray<Stop>
}

function DayOnPaper({ lane, day, stops }: DayOnPaperProps) {
  const { t, of } = useWords()
  const { longDay, nameOf, when, work } = useBoardWords()
  return (
    <>
      <h2>
        {nameOf(lane)}, {longDay(day)}
      </h2>
      <table>
        <tbody>
          {stops.map((stop) => {
            const { key, job } = stop
            return (
              <tr key={key}>
                <th scope="row">{when(stop)}</th>
                <td>
                  <strong>{job.customerName}</strong> {job.phoneNumbers[0]?.phoneNumber ?? ""}
                  <br />
                  {job.vehicle}, {work(job)}
                  <br />
                  {job.address === null ? of("repairLocation", job.repairLocation) : addressLine(job.address)}
                  {job.notes !== "" && (
                    <>
                      <br />
                      {job.notes}
                    </>
                  )}
                </td>
                <td>{t("board.job", { number: String(job.number) })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
