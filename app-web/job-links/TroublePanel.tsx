import type { PageTrouble } from "./DocumentServer.ts"
import type { PageWords } from "./PageWords.ts"

/** Why there is nothing to see, and what may help. */
export function TroublePanel({
  words,
  what,
  onAgain
}: {
  readonly words: PageWords
  readonly what: PageTrouble
  readonly onAgain: () => void
}) {
  const { title, text } = words.trouble[what]
  return (
    <section className="LinkPanel" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {what !== "unknown" && (
        <div className="LinkPanelRow">
          <button type="button" className="LinkButton" data-loud onClick={onAgain}>
            {words.again}
          </button>
        </div>
      )}
    </section>
  )
}
