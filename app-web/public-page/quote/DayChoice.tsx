import { useEffect, useState } from "react"
import type { QuoteDay, QuoteTime } from "#domain/public-page/quoteTypes.ts"
import { QuoteBar, QuoteChoice } from "./parts.tsx"
import type { QuoteFormats } from "./quoteFormats.ts"
import type { QuoteWords } from "./quotePageWordsOf.ts"

interface DayChoiceProps {
  readonly days: ReadonlyArray<QuoteDay>
  readonly words: QuoteWords
  readonly formats: QuoteFormats
  readonly isMobile: boolean
  /** The previous choice. */
  readonly before: QuoteTime | null
  readonly isBusy: boolean
  readonly onTake: (time: QuoteTime) => void
  /** Offered to visitors for whom no time works; omitted if there is no alternative. */
  readonly onNone?: () => void
}

const firstFree = (days: ReadonlyArray<QuoteDay>): QuoteTime | undefined => {
  const free = days.find(({ morning, afternoon }) => morning !== null || afternoon !== null)
  return free && { day: free.day, half: free.morning === null ? "afternoon" : "morning" }
}

/** Selects a day and half of it. The first free one is preselected; full and closed days stay visible. */
export function DayChoice({ days, words, formats, isMobile, before, isBusy, onTake, onNone }: DayChoiceProps) {
  const first = firstFree(days)
  const isStillFree = before !== null && days.some((one) => one.day === before.day && one[before.half] !== null)
  const [time, setTime] = useState(isStillFree ? { day: before.day, half: before.half } : first)
  const none = onNone && (
    <button type="button" className="QuoteLink" onClick={onNone}>
      {words("time.without")}
    </button>
  )
  if (time === undefined || first === undefined)
    return (
      <>
        <p className="QuoteNote" role="status">
          {words("time.none")}
        </p>
        {none}
      </>
    )
  const day = days.find((one) => one.day === time.day)!
  const halves = (["morning", "afternoon"] as const).filter((half) => day[half] !== null)
  const label = (half: QuoteTime["half"]) =>
    `${words(`time.${half}`)} · ${words(isMobile ? "time.fromOn" : "time.come", { time: formats.time(day[half]!.start) })}${
      time.day === first.day && half === first.half ? ` · ${words("time.first")}` : ""
    }`
  return (
    <>
      <div className="QuoteDays" role="group" aria-label={words("time.days")}>
        {days.map((one) => {
          const isFull = one.morning === null && one.afternoon === null
          return (
            <button
              key={one.day}
              type="button"
              disabled={isFull}
              aria-pressed={one.day === time.day}
              onClick={() => setTime({ day: one.day, half: one.morning === null ? "afternoon" : "morning" })}
            >
              <span>{formats.weekday(one.day)}</span>
              <strong>{formats.date(one.day)}</strong>
              <span className="hidden-text"> {formats.day(one.day)} </span>
              {isFull && <small>{words(one.isClosed ? "time.closed" : "time.full")}</small>}
            </button>
          )
        })}
      </div>
      <div className="QuoteHalves">
        <QuoteChoice
          label={words("time.half")}
          value={time.half}
          options={halves.map((half) => [half, label(half)] as const)}
          onChange={(half) => setTime({ ...time, half })}
        />
      </div>
      <QuoteBar>
        <button type="button" className="QuoteButton" data-loud disabled={isBusy} onClick={() => onTake(time)}>
          {words("time.take", { day: `${formats.day(time.day)}, ${words(`time.${time.half}`).toLowerCase()}` })}
        </button>
        {none}
      </QuoteBar>
    </>
  )
}

const clockOf = (left: number) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`

/** A countdown of how long a time is still held. */
export function HoldCountdown({ until, words }: { readonly until: number | null; readonly words: QuoteWords }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const counting = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(counting)
  }, [])
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  return <p className="QuoteHelp">{left > 0 ? words("held", { time: clockOf(left) }) : words("heldOver")}</p>
}
