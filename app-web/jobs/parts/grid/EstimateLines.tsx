import { useCallback, useState } from "react"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { linesForGlass } from "#domain/estimates/linesForGlass.ts"
import { type NewLine, openFacts } from "#domain/estimates/EstimateLine.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { narrow, useMedia } from "#web/shell/useMedia.ts"
import { useEstimateWords } from "../useEstimateWords.ts"
import { AdhesiveWarning } from "./AdhesiveWarning.tsx"
import { EstimateGrid } from "./EstimateGrid.tsx"
import { GridNote } from "./GridNote.tsx"
import { GridTools } from "./GridTools.tsx"
import { LineCards } from "./LineCards.tsx"
import type { Placing } from "./PartCombo.tsx"
import { placePane, placeProduct } from "./placePart.ts"
import { RemoveWith } from "./RemoveWith.tsx"
import { broughtBy, rowsMeant } from "./rowDeeds.ts"
import { useDensity } from "./useDensity.ts"
import { useLineErrors } from "./useLineErrors.ts"
import type { EstimateSheet } from "./useEstimate.ts"

export interface EstimateLinesProps {
  readonly open: OpenJob
  readonly profile: PricingProfile | undefined
  readonly estimate: EstimateSheet
}

/** The lines of the estimate: a grid where there is room for one, cards on a phone. */
export function EstimateLines({ open, profile, estimate: { grid, columns, speech } }: EstimateLinesProps) {
  const isNarrow = useMedia(narrow)
  const words = useEstimateWords()
  const errorsOf = useLineErrors(open)
  const [density, setDensity] = useDensity()
  const [isRemoving, setRemoving] = useState(false)
  const { state, now, act } = grid

  const newId = () => crypto.randomUUID()
  const placing: Placing = {
    pane: (row, part) => {
      const costs = new Map(now.current.lines.map(({ partNumber, cost }) => [partNumber, cost ?? 0]))
      const brought =
        profile === undefined
          ? [unpriced(part)]
          : linesForGlass(part, profile, words, (partNumber) => costs.get(partNumber) ?? 0)
      act({
        do: "replace",
        lines: placePane(now.current.lines, row, brought, newId),
        said: { what: "added", count: brought.length }
      })
    },
    product: (row, product) =>
      act({
        do: "replace",
        lines: placeProduct(now.current.lines, row, product, profile, newId),
        said: { what: "added", count: 1 }
      })
  }
  const remove = useCallback(
    () =>
      broughtBy(now.current.lines, rowsMeant(now.current)).length > 0
        ? setRemoving(true)
        : act({ do: "remove", alsoWith: false }),
    [now, act]
  )
  const onRemove = (alsoWith: boolean) => {
    act({ do: "remove", alsoWith })
    setRemoving(false)
  }
  return (
    <div className="Estimate">
      <AdhesiveWarning lines={state.lines} date={open.form.values.install.date} />
      {isNarrow ? (
        <LineCards
          grid={grid}
          columns={columns.allColumns}
          speech={speech}
          profile={profile}
          placing={placing}
          errorsOf={errorsOf}
          onRemove={remove}
        />
      ) : (
        <>
          <GridTools grid={grid} columns={columns} density={density} onDensity={setDensity} onRemove={remove} />
          <EstimateGrid
            grid={grid}
            columns={columns.shown}
            speech={speech}
            profile={profile}
            isComfortable={density === "comfortable"}
            errorsOf={errorsOf}
            placing={placing}
            onRemove={remove}
          />
          <GridNote grid={grid} column={columns.shown[state.column]} profile={profile} errors={errorsOf(state.row)} />
        </>
      )}
      {isRemoving && (
        <RemoveWith
          brought={broughtBy(state.lines, rowsMeant(state))}
          onRemove={onRemove}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}

/** A pane at its list price, until a profile prices it. */
const unpriced = ({ partNumber, description, listPrice }: GlassPart): NewLine => ({
  ...openFacts,
  kind: "glass",
  partNumber,
  description,
  quantity: 100,
  cost: 0,
  listPrice,
  discount: 0,
  netPrice: listPrice,
  taxable: true,
  customerPaid: false,
  rule: "typed"
})
