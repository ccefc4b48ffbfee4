import { chance, between } from "#adapters/sample-catalogue/chance.ts"
import type { GlassPart, GlassType } from "#domain/nags/GlassPart.ts"
import type { Model } from "./Story.ts"

/** What breaks, most often first; shares add up to one. */
const shares: ReadonlyArray<readonly [type: GlassType, share: number]> = [
  ["windshield", 0.8],
  ["door", 0.11],
  ["back", 0.05],
  ["quarter", 0.03],
  ["vent", 0.01]
]

/** The pane that broke on a car: mostly its windshield, of all that fit. */
export const paneFor = (nth: number, { panes }: Model): GlassPart | undefined => {
  let left = chance(`pane ${nth}`)
  const [type] = shares.find(([, share]) => (left -= share) < 0) ?? shares[0]!
  const ofType = panes.filter(({ glassType }) => glassType === type)
  const choice = ofType.length > 0 ? ofType : panes.filter(({ glassType }) => glassType === "windshield")
  return choice[between(0, Math.max(choice.length - 1, 0), `which pane ${nth}`)]
}
