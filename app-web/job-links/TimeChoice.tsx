import { useId, useState } from "react"
import type { QuoteDay, QuoteTime } from "#domain/public-page/quoteTypes.ts"
import type { QuoteFormats } from "#web/public-page/quote/quoteFormats.ts"
import type { BookingWords } from "./bookingWordsOf.ts"

interface TimeChoiceProps {
  /** At least one of them has a free half. */
  readonly days: ReadonlyArray<QuoteDay>
  readonly talk: BookingWords
  readonly formats: QuoteFormats
  readonly isMobile: boolean
  /** The previous choice. */
  readonly before: QuoteTime | null
  readonly isBusy: boolean
  readonly onTake: (time: QuoteTime) => void
}

const halvesOf = (day: QuoteDay | undefined) =>
  (["morning", "afternoon"] as const).filter((half) => day !== undefined && day[half] !== null)

/** Selects a day and half of it. The first free one is preselected; full and closed days stay visible. */
export function TimeChoice({ days, talk, formats, isMobile, before, isBusy, onTake }: TimeChoiceProps) {
  const name = useId()
  const first = days.find((one) => halvesOf(one).length > 0)!
  const isStillFree = days.some(({ day, ...halves }) => day === before?.day && halves[before.half] !== null)
  const [time, setTime] = useState<QuoteTime>(
    isStillFree ? { day: before!.day, half: before!.half } : { day: first.day, half: halvesOf(first)[0]! }
  )
  const chosen = days.find(({ day }) => day === time.day)!
  return (
    <>
      <div className="LinkDays" role="group" aria-label={talk("days")}>
        {days.map((one) => {
          const [half] = halvesOf(one)
          return (
            <button
              key={one.day}
              type="button"
              disabled={half === undefined}
              aria-pressed={one.day === time.day}
              onClick={() => half !== undefined && setTime({ day: one.day, half })}
            >
              <span>{formats.weekday(one.day)}</span>
              <strong>{formats.date(one.day)}</strong>
              <span className="hidden-text"> {formats.day(one.day)} </span>
              {half === undefined && <small>{talk(one.isClosed ? "closed" : "full")}</small>}
            </button>
          )
        })}
      </div>
      <fieldset className="LinkHalves">
        <legend>{talk("half")}</legend>
        {halvesOf(chosen).map((half) => (
          <label key={half} data-on={half === time.half || undefined}>
            <input type="radio" name={name} checked={half === time.half} onChange={() => setTime({ ...time, half })} />
            <span>
              <strong>{talk(half)}</strong>
              {chosen === first && half === halvesOf(first)[0] && ` · ${talk("first")}`}
              <br />
              {talk(isMobile ? "fromOn" : "come", { time: formats.time(chosen[half]!.start) })}
            </span>
          </label>
        ))}
      </fieldset>
      <button type="button" className="LinkButton" data-loud disabled={isBusy} onClick={() => onTake(time)}>
        {talk("take", { day: `${formats.day(time.day)}, ${talk(time.half).toLowerCase()}` })}
      </button>
    </>
  )
}
