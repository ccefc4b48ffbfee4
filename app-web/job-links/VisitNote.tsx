import type { ShownVisit } from "#domain/documents/ShownVisit.ts"
import { calendarAddress } from "#web/public-page/quote/calendarFile.ts"
import type { PageWords } from "./pageWordsOf.ts"

interface VisitNoteProps {
  readonly visit: ShownVisit
  readonly shop: string
  /** The text of the calendar entry. */
  readonly about: string
  readonly words: PageWords
}

/** When and where the work is done, with a link to add it to a calendar. */
export function VisitNote({ visit, shop, about, words }: VisitNoteProps) {
  const { day, half, time, isMobile, address, from } = visit
  const when =
    time === "" ? half !== "" && words(`visit.${half}`) : words(isMobile ? "visit.fromOn" : "visit.come", { time })
  return (
    <section className="LinkState" data-tone="success" aria-label={words("visit.title")}>
      <p>{words("visit.title")}</p>
      <p>
        <strong>{day}</strong>
      </p>
      {when !== false && <p>{when}</p>}
      {address !== "" && <p>{address}</p>}
      {from !== 0 && (
        <p>
          <a href={calendarAddress(`${from}${about}`, visit, shop, about)} download="appointment.ics">
            {words("visit.calendar")}
          </a>
        </p>
      )}
    </section>
  )
}
