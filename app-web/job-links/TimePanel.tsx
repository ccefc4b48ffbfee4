import { useEffect, useId, useRef, useState } from "react"
import type { ShownBooking } from "#domain/documents/ShownVisit.ts"
import type { QuoteDay, QuoteTime } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"
import { quoteFormats } from "#web/public-page/quote/quoteFormats.ts"
import type { BookingWords } from "./bookingWordsOf.ts"
import type { DocumentClient, PageErrorCode, VehiclePlace } from "./DocumentClient.ts"
import type { ChosenTime } from "./savedTime.ts"
import type { PageWords } from "./pageWordsOf.ts"
import { PlaceForm } from "./PlaceForm.tsx"
import { TimeChoice } from "./TimeChoice.tsx"
import { errorCodeOf } from "./useDocument.ts"

interface TimePanelProps {
  readonly server: Pick<DocumentClient, "times" | "hold">
  readonly booking: ShownBooking
  readonly words: PageWords
  readonly talk: BookingWords
  readonly language: Language
  /** The previous choice. */
  readonly before: ChosenTime | undefined
  /** The chosen time was taken by someone else. */
  readonly wasTaken: boolean
  readonly onChosen: (chosen: ChosenTime) => void
  /** Continues without a time; `isNoneFree` if none is free. */
  readonly onSkip: (isNoneFree: boolean) => void
  readonly onBack: () => void
}

const isFree = ({ morning, afternoon }: QuoteDay) => morning !== null || afternoon !== null

/**
 * Asks for the place, if the shop does not know it, and the time: available slots, one of which is held while the
 * customer signs.
 */
export function TimePanel(props: TimePanelProps) {
  const { server, booking, words, talk, language, before, wasTaken, onChosen, onSkip, onBack } = props
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const needsPlace = booking.isMobile && booking.address === ""
  const [address, setAddress] = useState<VehiclePlace | null>(before?.address ?? null)
  const [isPlacing, setPlacing] = useState(needsPlace && address === null)
  const [days, setDays] = useState<ReadonlyArray<QuoteDay>>()
  const [trouble, setTrouble] = useState<PageErrorCode | undefined>(wasTaken ? "taken" : undefined)
  const [isBusy, setBusy] = useState(false)
  const [look, setLook] = useState(0)
  const postalCode = address?.postalCode ?? ""
  // Takes the focus, because the panel the user asked for is below a long document.
  useEffect(() => {
    title.current?.focus()
    title.current?.scrollIntoView({ block: "start" })
  }, [])
  useEffect(() => {
    if (isPlacing) return
    let isHere = true
    server.times(postalCode).then(
      (found) => {
        if (!isHere) return
        if (found.some(isFree)) setDays(found)
        else onSkip(true)
      },
      (thrown: unknown) => {
        if (isHere) setTrouble(errorCodeOf(thrown))
      }
    )
    return () => {
      isHere = false
    }
  }, [server, isPlacing, postalCode, look, onSkip])
  const again = () => {
    setTrouble(undefined)
    setDays(undefined)
    setLook((looks) => looks + 1)
  }
  const take = async (time: QuoteTime) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      const until = await server.hold(time, postalCode)
      onChosen({ time, until, address })
    } catch (thrown) {
      const what = errorCodeOf(thrown)
      setTrouble(what)
      if (what === "taken") setLook((looks) => looks + 1)
    }
    setBusy(false)
  }
  const said = trouble === "taken" ? talk("taken") : trouble && words(`trouble.${trouble}.text`)
  return (
    <section className="LinkPanel" aria-labelledby={titleId} aria-busy={isBusy}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {talk(booking.isMobile ? "titleMobile" : "title")}
      </h2>
      {said !== undefined && (
        <p className="LinkNote" data-tone="warning" role="alert">
          {said}
        </p>
      )}
      {isPlacing ? (
        <PlaceForm
          country={booking.country}
          talk={talk}
          before={address}
          onPlace={(next) => {
            setDays(undefined)
            setAddress(next)
            setPlacing(false)
          }}
        />
      ) : (
        <>
          <p>
            {address === null ? booking.address : `${address.address1}, ${address.city}`}{" "}
            {needsPlace && (
              <button type="button" className="LinkText" onClick={() => setPlacing(true)}>
                {talk("where")}
              </button>
            )}
          </p>
          {days !== undefined ? (
            <TimeChoice
              // The list of free times changes with every fetch.
              key={days.map(({ day, morning, afternoon }) => `${day}${morning?.start}${afternoon?.start}`).join()}
              days={days}
              talk={talk}
              formats={quoteFormats(language, booking.country)}
              isMobile={booking.isMobile}
              before={before?.time ?? null}
              isBusy={isBusy}
              onTake={(time) => void take(time)}
            />
          ) : trouble === undefined || trouble === "taken" ? (
            <p className="LinkQuiet" role="status">
              {words("loading")}
            </p>
          ) : (
            <button type="button" className="LinkButton" data-loud onClick={again}>
              {words("again")}
            </button>
          )}
        </>
      )}
      <div className="LinkPanelRow">
        <button type="button" className="LinkButton" onClick={() => onSkip(false)}>
          {talk("without")}
        </button>
        <button type="button" className="LinkButton" onClick={onBack}>
          {words("back")}
        </button>
      </div>
    </section>
  )
}
