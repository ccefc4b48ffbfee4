import {
  type QuoteAnswerGiven,
  type QuoteCandidate,
  type QuoteFeature,
  quoteFeatures,
  type QuotePrice
} from "./quoteTypes.ts"

/** What was answered to each question, by its feature. */
export type QuoteAnswers = Readonly<Partial<Record<QuoteFeature, QuoteAnswerGiven>>>

/** The candidates that are left once these questions are answered; "not sure" leaves both sides. */
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
 * The next question to ask: the one that leaves the fewest whatever is answered, and of two alike the easier to see.
 * Undefined where none tells what is left apart.
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
 * What the glass comes to as far as it is known: one price, one to which a small part still comes, or from the least to
 * the most of what is left.
 */
export type QuoteOffer =
  | { readonly kind: "firm"; readonly candidate: QuoteCandidate; readonly price: QuotePrice }
  | { readonly kind: "from"; readonly candidate: QuoteCandidate; readonly price: QuotePrice }
  | { readonly kind: "range"; readonly least: number; readonly most: number; readonly goodUntil: string }
  | { readonly kind: "none" }

/** One price where all that is left costs the same, a range where prices differ, none where one of them is not known. */
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
