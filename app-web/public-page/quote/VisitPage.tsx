import { useCallback, useEffect, useState } from "react"
import type { QuoteDay, QuoteTime } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"
import { calendarAddress } from "./calendarFile.ts"
import { DayChoice } from "./DayChoice.tsx"
import { QuoteBar } from "./parts.tsx"
import { QuoteFrame } from "./QuoteFrame.tsx"
import { quoteFormats } from "./quoteFormats.ts"
import { quotePageWordsOf } from "./quotePageWordsOf.ts"
import { QuoteRefused, type QuoteClient, type QuoteShop, type ShownVisit } from "./QuoteClient.ts"

interface VisitPageProps {
  readonly server: QuoteClient
  /** The token in the URL of the visitor's page. */
  readonly token: string
  readonly language: Language
  readonly onLanguage?: (language: Language) => void
}

/** A visitor's appointment, opened by its link: view, add to calendar, reschedule and cancel. */
export function VisitPage({ server, token, language, onLanguage }: VisitPageProps) {
  const words = quotePageWordsOf[language]
  const [shop, setShop] = useState<QuoteShop>()
  const [shown, setShown] = useState<ShownVisit>()
  const [trouble, setTrouble] = useState<QuoteRefused["trouble"]>()
  const [days, setDays] = useState<ReadonlyArray<QuoteDay>>()
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(() => Promise.all([server.start(), server.visit(token)]), [server, token])
  const show = ([of, visit]: readonly [QuoteShop, ShownVisit]) => {
    setShop(of)
    setShown(visit)
  }
  useEffect(() => {
    let isHere = true
    load().then(
      (both) => {
        if (isHere) show(both)
      },
      (thrown: unknown) => {
        if (isHere) setTrouble(thrown instanceof QuoteRefused ? thrown.trouble : "away")
      }
    )
    return () => {
      isHere = false
    }
  }, [load])
  const act = async (deed: () => Promise<void>) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await deed()
    } catch (thrown) {
      const what = thrown instanceof QuoteRefused ? thrown.trouble : "away"
      setTrouble(what)
      if (what === "taken") setDays(await server.visitTimes(token).catch(() => undefined))
    }
    setBusy(false)
  }
  const move = (time: QuoteTime) =>
    act(async () => {
      await server.move(token, time)
      setDays(undefined)
      show(await load())
    })
  const cancel = () =>
    act(async () => {
      await server.cancel(token)
      setSure(false)
      show(await load())
    })

  const formats = quoteFormats(language, shop?.country ?? "US")
  const visit = shown?.visit ?? null
  return (
    <QuoteFrame words={words} language={language} onLanguage={onLanguage} shop={shop}>
      <h1>{words("visit.title")}</h1>
      {trouble !== undefined && (
        <p className="QuoteNote" data-tone="warning" role="alert">
          {trouble === "closed"
            ? words("closed.text")
            : trouble === "unknown"
              ? words("visit.unknown")
              : trouble === "fixed"
                ? words("visit.fixed")
                : words(`trouble.${trouble}`)}
        </p>
      )}
      {shown === undefined && trouble === undefined && <p role="status">{words("loading")}</p>}
      {shown !== undefined && shop !== undefined && (
        <>
          <div className="QuoteCard">
            {visit === null ? (
              <p>{words("visit.none")}</p>
            ) : (
              <>
                <p className="QuoteBig">
                  {formats.day(visit.day)}, {words(`time.${visit.half}`).toLowerCase()}
                </p>
                <p>{words(visit.isMobile ? "time.fromOn" : "time.come", { time: formats.time(visit.start) })}</p>
                <p>{shown.address}</p>
              </>
            )}
            <p>
              {shown.vehicle} {shown.total !== null && <strong>{formats.money(shown.total)}</strong>}
            </p>
            {shown.goodUntil !== "" && <p>{words("price.good", { day: formats.day(shown.goodUntil) })}</p>}
          </div>
          <p>{words("done.number", { number: shown.number })}</p>
          {days !== undefined && visit !== null ? (
            <DayChoice
              key={days.map(({ day, morning, afternoon }) => `${day}${morning?.start}${afternoon?.start}`).join()}
              days={days}
              words={words}
              formats={formats}
              isMobile={visit.isMobile}
              before={visit}
              isBusy={isBusy}
              onTake={(time) => void move(time)}
            />
          ) : isSure ? (
            <QuoteBar>
              <p role="alert">{words("visit.sure")}</p>
              <div className="QuoteTwo">
                <button type="button" className="QuoteButton" onClick={() => setSure(false)}>
                  {words("visit.keep")}
                </button>
                <button type="button" className="QuoteButton" disabled={isBusy} onClick={() => void cancel()}>
                  {words("visit.yes")}
                </button>
              </div>
            </QuoteBar>
          ) : (
            <QuoteBar>
              {visit !== null && (
                <a
                  className="QuoteButton"
                  data-loud
                  download="appointment.ics"
                  href={calendarAddress(token, shown, shop.name, shown.vehicle)}
                >
                  {words("done.calendar")}
                </a>
              )}
              {visit !== null && shown.mayChange && (
                <div className="QuoteTwo">
                  <button
                    type="button"
                    className="QuoteButton"
                    disabled={isBusy}
                    onClick={() => void act(async () => setDays(await server.visitTimes(token)))}
                  >
                    {words("visit.move")}
                  </button>
                  <button type="button" className="QuoteButton" onClick={() => setSure(true)}>
                    {words("visit.cancel")}
                  </button>
                </div>
              )}
              {visit !== null && !shown.mayChange && <p className="QuoteHelp">{words("visit.fixed")}</p>}
              {shown.total !== null && (
                <a className="QuoteLink" href={`/document/${token}`}>
                  {words("visit.paper")}
                </a>
              )}
            </QuoteBar>
          )}
        </>
      )}
    </QuoteFrame>
  )
}
