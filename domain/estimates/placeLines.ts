import type { EstimateLine, NewLine } from "./EstimateLine.ts"
import { LineId } from "./LineId.ts"

/**
 * Gives new lines their ids; what a pane brought with it points to the pane. `newId` gives a UUID never given before.
 */
export const placeLines = (added: ReadonlyArray<NewLine>, newId: () => string): ReadonlyArray<EstimateLine> => {
  const placed = added.map((line) => ({ ...line, id: LineId.make(newId()), parentId: null }))
  const pane = placed.find(({ kind }) => kind === "glass")
  return pane === undefined ? placed : placed.map((line) => (line === pane ? line : { ...line, parentId: pane.id }))
}
