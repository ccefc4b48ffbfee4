import {
  type QuoteAnswerGiven,
  type QuoteCandidate,
  type QuoteFeature,
  quoteFeatures,
  type QuotePrice
} from "./quoteTypes.ts"

/** Answers to the questions, by feature. */
export type QuoteAnswers = Readonly<Partial<Record<QuoteFeature, QuoteAnswerGiven>>>

/** Returns the candidates that remain after these questions; "not sure" excludes none. */
export const candidatesLeft = <C extends Pick<QuoteCandidate, "features">>(
  candidates: ReadonlyArray<C>,
  asked: ReadonlyArray<QuoteFeature>,
  answers: QuoteAnswers
): ReadonlyArray<C> =>
  candidates.filter(({ features }) =>
    asked.every((feature) => {
      const answer = answers[feature]
      return answer === undefined || answer === "notSure" || features.includes(feature) === (answer === "yes")
    })
  )

/**
 * Returns the next question to ask: the one that leaves the fewest candidates in the worst case, and of equals the one
 * easier to answer by looking. Undefined if no question narrows down the rest.
 */
export const nextQuestion = (
  left: ReadonlyArray<Pick<QuoteCandidate, "features">>,
  asked: ReadonlyArray<QuoteFeature>
): QuoteFeature | undefined => {
  let best: { readonly feature: QuoteFeature; readonly rest: number } | undefined
  for (const feature of quoteFeatures) {
    if (asked.includes(feature)) continue
    const having = left.filter(({ features }) => features.includes(feature)).length
    const rest = Math.max(having, left.length - having)
    if (rest < left.length && (best === undefined || rest < best.rest)) best = { feature, rest }
  }
  return best?.feature
}

/**
 * The price of the glass as far as it is known: one price, a price to which a small part is still to be added, or a
 * range over the remaining candidates.
 */
export type QuoteOffer =
  | { readonly kind: "firm"; readonly candidate: QuoteCandidate; readonly price: QuotePrice }
  | { readonly kind: "from"; readonly candidate: QuoteCandidate; readonly price: QuotePrice }
  | { readonly kind: "range"; readonly least: number; readonly most: number; readonly goodUntil: string }
  | { readonly kind: "none" }

/**
 * Returns one price if all remaining candidates cost the same, a range if prices differ, and none if any price is
 * unknown.
 */
export const offerOf = (left: ReadonlyArray<QuoteCandidate>): QuoteOffer => {
  const prices = left.flatMap(({ price }) => (price === null ? [] : [price]))
  const [first] = left
  if (first === undefined || prices.length < left.length) return { kind: "none" }
  if (left.length === 1) return { kind: prices[0]!.isOpen ? "from" : "firm", candidate: first, price: prices[0]! }
  const totals = prices.map(({ total }) => total)
  return {
    kind: "range",
    least: Math.min(...totals),
    most: Math.max(...totals),
    goodUntil: prices[0]!.goodUntil
  }
}
