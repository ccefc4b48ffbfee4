import { memo, useState } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { ColumnsDialog } from "#web/lists/ColumnsDialog.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { Density } from "./useDensity.ts"
import type { useGridColumns } from "./useGridColumns.ts"

export interface GridLookProps {
  readonly columns: ReturnType<typeof useGridColumns>
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

/** How close the rows of the grid stand, and which columns it has. */
export const GridLook = memo(function GridLook({ columns, density, onDensity }: GridLookProps) {
  const { t } = useWords()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <span className="GridLook">
        <SegmentedControl<Density>
          label={t("estimate.density")}
          isLabelHidden
          value={density}
          onChange={onDensity}
          options={[
            { value: "compact", label: t("estimate.compact") },
            { value: "comfortable", label: t("estimate.comfortable") }
          ]}
        />
        <IconButton icon="columns" label={t("columns.choose")} onPress={() => setChoosing(true)} />
      </span>
      <ColumnsDialog list={columns} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
})
