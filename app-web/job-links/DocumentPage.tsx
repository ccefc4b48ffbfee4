import { lazy, Suspense, useEffect, useState } from "react"
import { DocumentHead, useScrollToTop } from "./DocumentHead.tsx"
import type { DocumentClient } from "./DocumentClient.ts"
import type { ShownPayment } from "#domain/documents/ShownPayment.ts"
import { NotePanel, PaymentNotes, StateNote, ErrorPanel } from "./DocumentNotes.tsx"
import { DocumentBody } from "./DocumentBody.tsx"
import { type Language } from "#domain/words/languages.ts"
import { type PageWords, pageWordsOf } from "./pageWordsOf.ts"
import { useDocument } from "./useDocument.ts"
import { VisitNote } from "./VisitNote.tsx"
import "./DocumentPage.css"

/** Signing and paying need more code than reading, so they are lazy-loaded. */
const SalePanel = lazy(() => import("./SalePanel.tsx").then(({ SalePanel: panel }) => ({ default: panel })))
const PayPanel = lazy(() => import("./PayPanel.tsx").then(({ PayPanel: panel }) => ({ default: panel })))

/**
 * A customer's document, opened by the link they were sent: to read, to download, to accept with a signature if it is a
 * quote, and to pay what is due. Designed for phones.
 */
export function DocumentPage({
  server,
  language: first
}: {
  readonly server: DocumentClient
  readonly language: Language
}) {
  const { shown, trouble, dead, isBusy, changedNow, load, act } = useDocument(server)
  const [panel, setPanel] = useState<"accept" | "decline" | "call" | "pay">()
  const mainRef = useScrollToTop(shown && `${shown.state} ${shown.payment?.state} ${changedNow}`)
  const language = shown?.language ?? dead.language ?? first
  const words = pageWordsOf[language]
  const shop = shown?.shop ?? dead.shop
  useEffect(() => {
    document.documentElement.lang = shown?.paper?.locale ?? language
    if (shop !== undefined)
      document.title = [shown?.paper && `${shown.paper.title} ${shown.paper.number}`, shop.name]
        .filter(Boolean)
        .join(" · ")
  }, [shown, shop, language])

  if (trouble !== undefined && (shown === undefined || trouble !== "away"))
    return (
      <div className="LinkPage">
        {shop !== undefined && <DocumentHead shop={shop} words={words} language={language} />}
        <main className="LinkMain">
          <ErrorPanel words={words} what={trouble} onRetry={() => void load(shown?.language)} />
        </main>
      </div>
    )
  if (shown === undefined)
    return (
      <main className="LinkPage">
        <p className="LinkQuiet" role="status">
          {words("loading")}
        </p>
      </main>
    )
  const close = () => setPanel(undefined)
  const then = async (action: () => Promise<void>) => {
    if (await act(action)) close()
  }
  const { contentHash, paper, payment, state, visit = null } = shown
  const isOpen = state === "open" && paper !== null
  const due = payment?.state === "due" && payment.frame.kind !== "none" ? payment : undefined
  const isPaying = panel === "pay" && due !== undefined
  const away = trouble === "away" && (
    <p className="LinkNote" data-tone="danger" role="alert">
      {words("trouble.away.text")}
    </p>
  )
  const isAnswering = isOpen && (panel === "accept" || panel === "decline")
  const isAtRest = panel !== "call" && !isPaying && !isAnswering

  return (
    <div className="LinkPage">
      <DocumentHead shop={shown.shop} words={words} language={language} onLanguage={(next) => void load(next)} />
      <main ref={mainRef} className="LinkMain" tabIndex={-1}>
        <StateNote shown={shown} words={words} changedNow={changedNow} />
        {visit !== null && (
          <VisitNote visit={visit} shop={shown.shop.name} about={`${paper?.title} ${paper?.number}`} words={words} />
        )}
        {payment !== null && (
          <PaymentNotes payment={payment} words={words} receipt={(id) => server.pdf(language, id)} />
        )}
        {paper !== null && (
          <DocumentBody paper={paper} words={words} pdf={server.pdf(language)} {...headlineOf(payment, words)} />
        )}
        {panel === "accept" && isOpen && (
          <Suspense
            fallback={
              <p className="LinkQuiet" role="status">
                {words("loading")}
              </p>
            }
          >
            <SalePanel
              // Remounts when the quote changes, because something else would be signed.
              key={contentHash}
              server={server}
              shown={shown}
              words={words}
              language={language}
              total={totalOf(shown)}
              isBusy={isBusy}
              problem={away}
              act={act}
              onBack={close}
              onDone={close}
            />
          </Suspense>
        )}
        {isPaying && (
          <Suspense
            fallback={
              <p className="LinkQuiet" role="status">
                {words("loading")}
              </p>
            }
          >
            <PayPanel
              server={server}
              payment={due}
              shop={shown.shop.name}
              words={words}
              language={language}
              onBack={close}
              onSettled={() => load(language)}
            />
          </Suspense>
        )}
        {panel === "decline" && isOpen && (
          <NotePanel
            title={words("declineTitle")}
            label={words("declineReason")}
            send={words("declineSend")}
            back={words("back")}
            isBusy={isBusy}
            problem={away}
            onBack={close}
            onSend={(reason) => void then(() => server.decline({ contentHash, reason }))}
          />
        )}
        {panel === "call" && (
          <NotePanel
            title={words("callMe")}
            label={words("callNote")}
            send={words("callSend")}
            back={words("back")}
            isBusy={isBusy}
            problem={away}
            onBack={close}
            onSend={(note) => void then(() => server.callBack(note))}
          />
        )}
        {shown.callbackAsked && (
          <p className="LinkNote" role="status">
            {words("callAsked")}
          </p>
        )}
      </main>
      {isAtRest && (
        <div className="LinkBar">
          {away}
          {isOpen && (
            <button type="button" className="LinkButton" data-loud onClick={() => setPanel("accept")}>
              {words("accept")}
            </button>
          )}
          {due !== undefined && (
            <button type="button" className="LinkButton" data-loud onClick={() => setPanel("pay")}>
              {words(`pay.${due.kind}`, { amount: due.amount })}
            </button>
          )}
          {!shown.callbackAsked && (
            <button
              type="button"
              className="LinkButton"
              data-loud={(!isOpen && state === "expired") || undefined}
              onClick={() => setPanel("call")}
            >
              {words("callMe")}
            </button>
          )}
          {isOpen && (
            <button type="button" className="LinkButton" data-quiet onClick={() => setPanel("decline")}>
              {words("decline")}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** An invoice shows both payers; the customer looks for their own share. */
const headlineOf = (payment: ShownPayment | null, words: PageWords) =>
  payment === null || payment.state === "later"
    ? {}
    : { headline: payment.state === "due" ? { label: words("yours"), value: payment.amount } : null }

const totalOf = ({ paper }: NonNullable<ReturnType<typeof useDocument>["shown"]>): string =>
  paper?.sums.flat().find(({ weight }) => weight === "total")?.value ?? ""
