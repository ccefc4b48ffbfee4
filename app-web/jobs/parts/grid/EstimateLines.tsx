import { useCallback, useState } from "react"
import { type NewLine, emptyLineFacts } from "#domain/estimates/EstimateLine.ts"
import { linesForGlass } from "#domain/estimates/linesForGlass.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { useEstimateWords } from "#web/jobs/parts/PartsActions.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useWords } from "#web/words/useWords.ts"
import { EstimateGrid } from "./EstimateGrid.tsx"
import { useDensity } from "./useGridColumns.ts"
import { AdhesiveWarning, GridNote } from "./LineMarks.tsx"
import type { Lines } from "./GridState.ts"
import { GridTools } from "./GridTools.tsx"
import { LineCards } from "./LineCards.tsx"
import type { PlacementHandlers } from "./GridEditor.tsx"
import { relatedLines, placePane, placeProduct, targetRows } from "./rowActions.ts"
import type { EstimateSheet } from "./useGrid.ts"

interface EstimateLinesProps {
  readonly estimate: EstimateSheet
  /** A row's error messages by column. */
  readonly errorsOf: (index: number) => Readonly<Record<string, string>>
  readonly profile: PricingProfile | undefined
  /** The installation date, "" if not set. */
  readonly installDate: string
}

/** The estimate's lines: a grid if there is room, cards on a phone. */
export function EstimateLines({
  estimate: { grid, columns, speech },
  errorsOf,
  profile,
  installDate
}: EstimateLinesProps) {
  const isNarrow = useMedia(narrow)
  const words = useEstimateWords()
  const [density, setDensity] = useDensity()
  const [isRemoving, setRemoving] = useState(false)
  const { state, now, act } = grid

  const newId = () => crypto.randomUUID()
  const placing: PlacementHandlers = {
    pane: (row, part) => {
      const costs = new Map(now.current.lines.map(({ partNumber, cost }) => [partNumber, cost ?? 0]))
      const related =
        profile === undefined
          ? [unpriced(part)]
          : linesForGlass(part, profile, words, (partNumber) => costs.get(partNumber) ?? 0)
      act({
        do: "replace",
        lines: placePane(now.current.lines, row, related, newId),
        said: { what: "added", count: related.length }
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
      relatedLines(now.current.lines, targetRows(now.current)).length > 0
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
      <AdhesiveWarning lines={state.lines} date={installDate} />
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
          related={relatedLines(state.lines, targetRows(state))}
          onRemove={onRemove}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}

/** A pane at its list price, until a profile prices it. */
const unpriced = ({ partNumber, description, listPrice }: GlassPart): NewLine => ({
  ...emptyLineFacts,
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

interface RemoveWithProps {
  /** Lines added with the panes being removed. */
  readonly related: Lines
  readonly onRemove: (alsoWith: boolean) => void
  readonly onClose: () => void
}

/** Asks whether removing a pane also removes the lines added with it. */
function RemoveWith({ related, onRemove, onClose }: RemoveWithProps) {
  const { t, of } = useWords()
  return (
    <Dialog
      title={t("estimate.removeWith")}
      role="alertdialog"
      size="small"
      closeLabel={t("cancel")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={() => onRemove(false)}>{t("estimate.removePane")}</Button>
          <Button variant="primary" onPress={() => onRemove(true)}>
            {t("estimate.removeAll", { count: related.length })}
          </Button>
        </>
      }
    >
      <p>{t("estimate.removeWithHint")}</p>
      <ul>
        {related.map((line) => (
          <li key={line.id}>{line.description || line.partNumber || of("lineKind", line.kind)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
