import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import type { PageWords } from "./PageWords.ts"

const tones = {
  accepted: "success",
  ordered: "success",
  expired: "warning",
  declined: "neutral",
  open: undefined,
  view: undefined
} as const

/** How the paper stands, said to the person. */
export function StateNote({
  shown,
  words,
  changedNow
}: {
  readonly shown: ShownDocument
  readonly words: PageWords
  readonly changedNow: boolean
}) {
  const { state, customer, answer, goodUntil } = shown
  const said: Readonly<Record<ShownDocument["state"], string>> = {
    open: words.open(goodUntil),
    view: words.view,
    accepted: words.accepted(answer?.by ?? customer, answer?.day ?? ""),
    declined: words.declined(answer?.day ?? ""),
    expired: shown.kind === "quote" ? words.expired(goodUntil) : words.expiredPaper,
    ordered: words.ordered
  }
  const next = state === "accepted" ? words.acceptedNext : state === "declined" ? words.declinedNext : undefined
  return (
    <>
      <p className="LinkHello">{words.hello(customer)}</p>
      <div className="LinkState" data-tone={tones[state]} role="status">
        <p>{said[state]}</p>
        {next !== undefined && <p>{next}</p>}
      </div>
      {changedNow ? (
        <p className="LinkNote" data-tone="warning" role="alert">
          {words.changedNow}
        </p>
      ) : (
        shown.isChanged &&
        state === "open" && (
          <p className="LinkNote" data-tone="warning">
            {words.changed}
          </p>
        )
      )}
    </>
  )
}
