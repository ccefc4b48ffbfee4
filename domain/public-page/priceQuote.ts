import { Effect } from "effect"
import { calibrationLine, repairLines } from "#domain/estimates/automaticLines.ts"
import type { EstimateLine, LineKind, NewLine } from "#domain/estimates/EstimateLine.ts"
import { estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { linesForGlass, placeLines } from "#domain/estimates/linesForGlass.ts"
import { extendedPrice } from "#domain/estimates/priceEstimate.ts"
import { preserveTaxes } from "#domain/jobs/saveJob.ts"
import { taxRatesOf, totalsOf } from "#domain/jobs/completeDraft.ts"
import { validUntil, priceFault } from "#domain/jobs/stageRules.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { Calibration, GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import type { QuotePart, QuotePrice } from "./quoteTypes.ts"

/** The work to price: a pane, a chip repair, or a standalone calibration. */
export type QuoteWork =
  | { readonly kind: "pane"; readonly part: GlassPart }
  | { readonly kind: "repair"; readonly chips: 1 | 2 | 3 }
  | { readonly kind: "calibration"; readonly how: Exclude<Calibration, "none"> }

const newLines = (work: QuoteWork, profile: PricingProfile, language: DocumentLanguage): ReadonlyArray<NewLine> => {
  const words = estimateTextsOf[language]
  switch (work.kind) {
    case "pane":
      return linesForGlass(work.part, profile, words)
    case "repair":
      return repairLines(work.chips, profile, words)
    case "calibration":
      return [calibrationLine(work.how, profile, words)]
  }
}

/**
 * Returns the job lines for the work under a pricing profile, each taxed according to the shop's product settings.
 * Returns undefined if a line other than a small part has no price; staff must then set it.
 */
export const quoteLines = Effect.fnUntraced(function* (
  work: QuoteWork,
  profile: PricingProfile | undefined,
  language: DocumentLanguage
) {
  if (profile === undefined) return undefined
  const made = newLines(work, profile, language)
  const ids = yield* Effect.all(made.map(() => Effect.flatMap(NewId, ({ next }) => next)))
  let at = 0
  const lines = yield* preserveTaxes(
    undefined,
    placeLines(made, () => ids[at++]!).map((line) => ({ ...line, cost: 0 }))
  )
  const open = lines.filter((line) => priceFault({ lines: [line] }) !== undefined)
  if (lines.length === 0 || open.some(({ kind }) => !small.includes(kind))) return undefined
  return lines
})

/** Small parts. If one has no price yet, the rest of the price is shown and staff provide the missing amount. */
const small: ReadonlyArray<LineKind> = ["molding", "clip", "rainSensorPad", "part"]

const partOf: Readonly<Record<LineKind, QuotePart["kind"]>> = {
  glass: "glass",
  labor: "labor",
  kit: "fitting",
  molding: "fitting",
  clip: "fitting",
  rainSensorPad: "fitting",
  part: "fitting",
  calibration: "calibration",
  repair: "repair",
  fee: "fitting"
}

const order: ReadonlyArray<QuotePart["kind"]> = ["glass", "repair", "fitting", "labor", "calibration", "tax"]

/** Returns what the lines cost at a location today, tax included, and how long the price is valid (spec §9). */
export const quotePrice = Effect.fnUntraced(function* (lines: ReadonlyArray<EstimateLine>, location: Location) {
  const today = yield* todayIn(location.timeZone)
  const { total } = totalsOf({ lines, insurance: null }, taxRatesOf(location, today, false))
  const sums = new Map<QuotePart["kind"], number>()
  for (const line of lines) {
    const kind = partOf[line.kind]
    sums.set(kind, (sums.get(kind) ?? 0) + extendedPrice(line))
  }
  const tax = total - [...sums.values()].reduce((sum, amount) => sum + amount, 0)
  if (tax !== 0) sums.set("tax", tax)
  const parts = order.flatMap((kind) => {
    const amount = sums.get(kind) ?? 0
    return amount === 0 ? [] : [{ kind, amount }]
  })
  const isOpen = priceFault({ lines }) !== undefined
  return { total, parts, isOpen, goodUntil: validUntil(today) } satisfies QuotePrice
})
