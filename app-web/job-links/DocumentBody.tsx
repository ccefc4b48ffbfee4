import { lazy, Suspense } from "react"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import type { PageWords } from "./pageWordsOf.ts"

type DocumentFacts = NonNullable<ShownDocument["paper"]>

interface DocumentBodyProps {
  readonly paper: DocumentFacts
  readonly words: PageWords
  readonly pdf: string
  /** The highlighted amount; null for none, omitted for the document's own. */
  readonly headline?: { readonly label: string; readonly value: string } | null
}

/** The document on screen: subject, lines, totals, and who pays them. */
export function DocumentBody({ paper, words, pdf, headline }: DocumentBodyProps) {
  // The amount the customer looks for: their share, or the balance.
  const most =
    headline === undefined ? paper.sums.flat().findLast(({ weight }) => weight !== "plain") : (headline ?? undefined)
  return (
    <article className="LinkPaper" lang={paper.locale}>
      <Letterhead shop={paper.shop} />
      <header className="LinkPaperHead">
        <h1>
          {paper.title} <span className="tabular">{paper.number}</span>
        </h1>
        <a href={pdf} target="_blank" rel="noopener">
          {words("pdf")}
        </a>
      </header>
      {most !== undefined && (
        <p className="LinkMost">
          <span>{most.label}</span> <strong className="tabular">{most.value}</strong>
        </p>
      )}
      <Facts facts={paper.dates} />
      <Glass glass={paper.glass} />
      {paper.blocks.map((block) => (
        <section key={block.title}>
          <h2>{block.title}</h2>
          {block.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Facts facts={block.facts} />
        </section>
      ))}
      {paper.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <ul className="LinkLines">
            {section.rows.map((row, place) => (
              <Line key={place} row={row} words={words} />
            ))}
          </ul>
        </section>
      ))}
      {paper.sums.map((group, place) => (
        <dl key={place} className="LinkSums">
          {group.map(({ label, value, weight }) => (
            <div key={label} data-weight={weight}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      ))}
      {paper.notes.length > 0 && (
        <footer className="LinkQuiet">
          {paper.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </footer>
      )}
    </article>
  )
}

const GlassDrawing = lazy(() => import("#ui/GlassDrawing.tsx").then((ui) => ({ default: ui.GlassDrawing })))

/** Drawings of the document's glass. An older server sends none. */
const Glass = ({ glass = [] }: { readonly glass: DocumentFacts["glass"] | undefined }) =>
  glass.length === 0 ? null : (
    <div className="LinkGlass">
      {glass.map(({ shape, side, features, label }, place) => (
        <figure key={place}>
          <Suspense fallback={<span className="LinkGlassRoom" />}>
            <GlassDrawing shape={shape} position={side} features={features} label={label} size={200} />
          </Suspense>
          <figcaption aria-hidden>{label}</figcaption>
        </figure>
      ))}
    </div>
  )

const Facts = ({ facts }: { readonly facts: DocumentFacts["dates"] }) =>
  facts.length === 0 ? null : (
    <dl className="LinkFacts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )

function Line({
  row,
  words
}: {
  readonly row: DocumentFacts["sections"][number]["rows"][number]
  readonly words: PageWords
}) {
  return (
    <li>
      <div>
        <p>{row.description || row.partNumber}</p>
        <p className="LinkQuiet">
          {[row.description === "" ? "" : row.partNumber, `${words("quantity")} ${row.quantity}`, row.note]
            .filter((part) => part !== "")
            .join(" · ")}
        </p>
      </div>
      {row.prices !== null && <p className="tabular">{row.prices.extended}</p>}
    </li>
  )
}

/** The shop's letterhead: logo, name, contact details and legally required numbers. */
function Letterhead({
  shop: { name, logo, lines, ids }
}: {
  readonly shop: NonNullable<ShownDocument["paper"]>["shop"]
}) {
  return (
    <div className="LinkLetterhead">
      {logo !== "" && <img className="LinkLogo" src={logo} alt="" />}
      <p className="LinkLetterName">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {ids.map(({ label, value }) => (
        <p key={label}>
          {label} {value}
        </p>
      ))}
    </div>
  )
}
