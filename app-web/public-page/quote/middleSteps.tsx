import { useEffect, useState } from "react"
import {
  remainingCandidates,
  type QuoteContext,
  type QuoteEvent,
  quoteOffer,
  questionOf
} from "#domain/public-page/quoteContext.ts"
import type { QuoteFeature, QuotePays } from "#domain/public-page/quoteTypes.ts"
import { shapeOf } from "./glassShape.ts"
import { DecorativeGlass, QuoteBar, QuoteChoice, QuoteField } from "./parts.tsx"
import type { QuoteFormats } from "./quoteFormats.ts"
import type { QuoteWords } from "./quotePageWordsOf.ts"

interface StepProps {
  readonly context: QuoteContext
  readonly words: QuoteWords
  readonly onEvent: (event: QuoteEvent) => void
}

/** The car's name as people say it. */
export const carText = ({ found }: Pick<QuoteContext, "found">): string =>
  found?.car === null || found === null ? "" : `${found.car.year || ""} ${found.car.make} ${found.car.model}`.trim()

/** A lookup that takes seconds: shows the elapsed time and can be canceled. */
export function WaitStep({ words, onStop }: { readonly words: QuoteWords; readonly onStop: () => void }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const counting = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(counting)
  }, [])
  return (
    <>
      <h1>{words("wait.title")}</h1>
      <p role="status">{words("wait.text")}</p>
      <p className="QuoteCount" aria-hidden="true">
        {words("wait.seconds", { seconds })}
      </p>
      <QuoteBar>
        <button type="button" className="QuoteButton" onClick={onStop}>
          {words("wait.stop")}
        </button>
      </QuoteBar>
    </>
  )
}

/** Asks whether the right car was found. */
export function CarStep({
  context,
  words,
  onEvent,
  isBusy = false
}: Omit<StepProps, "context"> & { readonly context: Pick<QuoteContext, "found">; readonly isBusy?: boolean }) {
  return (
    <>
      <h1>{words("car.title")}</h1>
      <div className="QuoteCard">
        <p className="QuoteBig">{carText(context)}</p>
        {context.found?.car?.bodyStyle !== "" && <p>{context.found?.car?.bodyStyle}</p>}
      </div>
      <QuoteBar>
        <button
          type="button"
          className="QuoteButton"
          data-loud
          disabled={isBusy}
          onClick={() => onEvent({ type: "MY_CAR" })}
        >
          {words("car.yes")}
        </button>
        <button type="button" className="QuoteLink" onClick={() => onEvent({ type: "NOT_MY_CAR" })}>
          {words("car.no")}
        </button>
      </QuoteBar>
    </>
  )
}

/** A question that distinguishes the candidate parts: two drawings of the glass, and how to tell them apart. */
export function QuestionStep({
  context,
  words,
  onEvent
}: Omit<StepProps, "context"> & {
  readonly context: Pick<QuoteContext, "found" | "asked" | "answers" | "glass">
}) {
  const feature = questionOf(context)
  if (feature === undefined) return null
  const left = remainingCandidates(context)
  const given = context.answers[feature]
  const shape = shapeOf(context.glass)
  const withIt = left.find(({ features }) => features.includes(feature))?.features ?? [feature]
  const without = left.find(({ features }) => !features.includes(feature))?.features ?? []
  return (
    <>
      <p className="QuoteKicker">
        {words("question.some", { count: left.length, model: context.found?.car?.model ?? "" })}
      </p>
      <h1>{words(`question.${feature}`)}</h1>
      <div className="QuotePair">
        <Side
          features={withIt}
          shape={shape}
          isGiven={given === "yes"}
          label={words("yes")}
          onPress={() => onEvent({ type: "ANSWER", answer: "yes" })}
        />
        <Side
          features={without}
          shape={shape}
          isGiven={given === "no"}
          label={words("no")}
          onPress={() => onEvent({ type: "ANSWER", answer: "no" })}
        />
      </div>
      <p className="QuoteNote">
        <strong>{words("howToTell")}.</strong> {words(`tell.${feature}`)}
      </p>
      <QuoteBar>
        <button
          type="button"
          className="QuoteButton"
          aria-pressed={given === "notSure"}
          onClick={() => onEvent({ type: "ANSWER", answer: "notSure" })}
        >
          {words("notSure")}
        </button>
        <p className="QuoteHelp">{words("notSureText")}</p>
      </QuoteBar>
    </>
  )
}

interface SideProps {
  readonly features: ReadonlyArray<QuoteFeature>
  readonly shape: ReturnType<typeof shapeOf>
  readonly isGiven: boolean
  readonly label: string
  readonly onPress: () => void
}

function Side({ features, shape, isGiven, label, onPress }: SideProps) {
  return (
    <button type="button" className="QuoteSide" aria-pressed={isGiven} onClick={onPress}>
      <DecorativeGlass {...shape} features={features} size={150} />
      <span>{label}</span>
    </button>
  )
}

/** Asks whether this is the right part: a picture, and yes, no or not sure. */
export function PictureStep({ context, words, onEvent }: StepProps) {
  const left = remainingCandidates(context)
  const features = left[0]?.features ?? []
  return (
    <>
      <h1>{words("picture.title")}</h1>
      <div className="QuoteCard">
        <DecorativeGlass {...shapeOf(context.glass)} features={features} size={280} />
        <p>
          <strong>{words(`pane.${context.glass ?? "windshield"}`)}</strong>, {carText(context)}
        </p>
        {features.length === 0 ? (
          <p>{words("picture.plain")}</p>
        ) : (
          <ul className="QuoteTicks">
            {features.map((feature) => (
              <li key={feature}>{words(`feature.${feature}`)}</li>
            ))}
          </ul>
        )}
      </div>
      <QuoteBar>
        <button
          type="button"
          className="QuoteButton"
          data-loud
          onClick={() => onEvent({ type: "PICTURE", answer: "yes" })}
        >
          {words("picture.yes")}
        </button>
        <div className="QuoteTwo">
          <button type="button" className="QuoteButton" onClick={() => onEvent({ type: "PICTURE", answer: "no" })}>
            {words("picture.no")}
          </button>
          <button type="button" className="QuoteButton" onClick={() => onEvent({ type: "PICTURE", answer: "notSure" })}>
            {words("notSure")}
          </button>
        </div>
      </QuoteBar>
    </>
  )
}

/** The picture was not of their part: try again, or go on to choose a time. */
export function WrongPartStep({ words, onEvent }: Omit<StepProps, "context">) {
  return (
    <>
      <h1>{words("wrong.title")}</h1>
      <p>{words("none.text")}</p>
      <QuoteBar>
        <button type="button" className="QuoteButton" data-loud onClick={() => onEvent({ type: "RETRY" })}>
          {words("wrong.retry")}
        </button>
        <button type="button" className="QuoteButton" onClick={() => onEvent({ type: "SKIP" })}>
          {words("wrong.skip")}
        </button>
        <button type="button" className="QuoteLink" onClick={() => onEvent({ type: "WITHOUT_TIME" })}>
          {words("none.ask")}
        </button>
      </QuoteBar>
    </>
  )
}

/** No part matches, or none has a price: three alternatives. */
export function NoMatchStep({ context, words, onEvent }: StepProps) {
  const kept = [words(`pane.${context.glass ?? "windshield"}`), carText(context)].filter((text) => text !== "")
  return (
    <>
      <h1>{words("none.title")}</h1>
      <p>{words("none.text")}</p>
      <div className="QuoteStack">
        <button type="button" className="QuoteButton" data-loud onClick={() => onEvent({ type: "CHOOSE_TIME" })}>
          {words("none.book")}
        </button>
        <button type="button" className="QuoteButton" onClick={() => onEvent({ type: "WITHOUT_TIME" })}>
          {words("none.ask")}
        </button>
      </div>
      <p className="QuoteNote">
        <strong>{words("none.kept")}</strong>
        <br />
        {kept.join(" · ")}
      </p>
    </>
  )
}

const insured: Extract<QuotePays, { readonly by: "insurance" }> = {
  by: "insurance",
  company: "",
  policyNumber: "",
  claimNumber: "",
  deductible: null
}

/** The price in large type, its breakdown, and who pays. */
export function PriceStep({ context, words, onEvent, formats }: StepProps & { readonly formats: QuoteFormats }) {
  const offer = quoteOffer(context)
  const [isAsked, setAsked] = useState(false)
  const { pays } = context
  const [claim, setClaim] = useState(pays.by === "insurance" ? pays : insured)
  const [deductible, setDeductible] = useState(
    pays.by === "insurance" && pays.deductible !== null ? String(pays.deductible / 100) : ""
  )
  if (offer.kind === "none") return null
  const cents =
    deductible.trim() === "" ? null : Math.round(Number(deductible.replace(/[$\s]/g, "").replace(",", ".")) * 100)
  const isWrong = cents !== null && !(cents >= 0 && cents <= 999_999_99)
  const isInsured = pays.by === "insurance"
  const next = (type: "CHOOSE_TIME" | "WITHOUT_TIME") => {
    setAsked(true)
    if (isInsured && (claim.company.trim() === "" || isWrong)) return
    if (isInsured) onEvent({ type: "PAYS", pays: { ...claim, deductible: cents } })
    onEvent({ type })
  }
  const shown = isInsured && cents !== null && !isWrong ? formats.money(cents) : undefined
  const title = [words(`pane.${context.glass ?? "windshield"}`), carText(context)].filter(Boolean).join(", ")
  const parts = offer.kind === "range" ? [] : offer.price.parts
  const goodUntil = offer.kind === "range" ? offer.goodUntil : offer.price.goodUntil
  const hasCamera = remainingCandidates(context).some(({ calibration }) => calibration !== "none")
  return (
    <>
      {(context.trouble === "priceChanged" || context.trouble === "priceMoved") && (
        <p className="QuoteNote" data-tone="warning" role="alert">
          {words(`trouble.${context.trouble}`)}
        </p>
      )}
      <div className="QuoteSum">
        <h1>
          <span className="QuoteKicker">{shown === undefined ? title : words("price.deductible")}</span>
          <span className="QuoteTotal" data-range={(offer.kind !== "firm" && shown === undefined) || undefined}>
            {shown ??
              (offer.kind === "firm"
                ? formats.money(offer.price.total)
                : offer.kind === "from"
                  ? words("price.from", { price: formats.money(offer.price.total) })
                  : offer.least === offer.most
                    ? formats.money(offer.least)
                    : words("price.range", { least: formats.money(offer.least), most: formats.money(offer.most) }))}
          </span>
        </h1>
        <DecorativeGlass
          {...shapeOf(context.glass)}
          features={remainingCandidates(context)[0]?.features ?? []}
          size={96}
        />
      </div>
      <p>
        <strong>
          {shown !== undefined
            ? words("price.rest", { company: claim.company.trim() || words("price.insurer") })
            : words(offer.kind === "firm" ? "price.all" : offer.kind === "from" ? "price.fromText" : "price.open")}
        </strong>
        <br />
        {words("price.good", { day: formats.day(goodUntil) })}
      </p>
      <QuoteChoice
        label={words("price.who")}
        value={pays.by}
        options={[
          ["self", words("price.self")],
          ["insurance", words("price.insurance")]
        ]}
        onChange={(by) => onEvent({ type: "PAYS", pays: by === "self" ? { by } : { ...claim, deductible: cents } })}
      />
      {isInsured ? (
        <>
          <QuoteField
            label={words("field.company")}
            fault={isAsked && claim.company.trim() === "" ? words("fault.company") : undefined}
          >
            {(ties) => (
              <input
                {...ties}
                type="text"
                maxLength={120}
                value={claim.company}
                onChange={({ target }) => setClaim({ ...claim, company: target.value })}
              />
            )}
          </QuoteField>
          <QuoteField
            label={words("field.deductible")}
            aside={words("canWait")}
            help={words("deductibleHelp")}
            fault={isWrong ? words("fault.deductible") : undefined}
          >
            {(ties) => (
              <input
                {...ties}
                type="text"
                inputMode="decimal"
                maxLength={12}
                value={deductible}
                onChange={({ target }) => setDeductible(target.value)}
              />
            )}
          </QuoteField>
          {(["policy", "claim"] as const).map((name) => {
            const key = name === "policy" ? "policyNumber" : "claimNumber"
            return (
              <QuoteField key={name} label={words(`field.${name}`)} aside={words("canWait")}>
                {(ties) => (
                  <input
                    {...ties}
                    type="text"
                    maxLength={40}
                    value={claim[key]}
                    onChange={({ target }) => setClaim({ ...claim, [key]: target.value })}
                  />
                )}
              </QuoteField>
            )
          })}
        </>
      ) : (
        parts.length > 0 && (
          <>
            <h2>{words("price.included")}</h2>
            <ul className="QuoteLines">
              {parts.map(({ kind, amount }) => (
                <li key={kind}>
                  <span>{words(`part.${kind}`)}</span>
                  <span>{formats.money(amount)}</span>
                </li>
              ))}
            </ul>
          </>
        )
      )}
      {hasCamera && context.glass !== "calibration" && <p className="QuoteHelp">{words("price.why")}</p>}
      <QuoteBar>
        <button type="button" className="QuoteButton" data-loud onClick={() => next("CHOOSE_TIME")}>
          {words("price.time")}
        </button>
        <button type="button" className="QuoteLink" onClick={() => next("WITHOUT_TIME")}>
          {words("price.send")}
        </button>
      </QuoteBar>
    </>
  )
}
