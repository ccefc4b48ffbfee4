import { memo } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { Toolbar } from "#ui/Toolbar.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { Act } from "./useGrid.ts"

export interface RowToolsProps {
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  readonly mayFill: boolean
  /** Whether there is a row to do it with. */
  readonly hasRow: boolean
  readonly act: Act
  readonly onRemove: () => void
}

/** The deeds of the grid as buttons; drawn anew only when one of them can or can no longer be done. */
export const RowTools = memo(function RowTools({ mayUndo, mayRedo, mayFill, hasRow, act, onRemove }: RowToolsProps) {
  const { t } = useWords()
  return (
    <Toolbar label={t("estimate.tools")}>
      <IconButton icon="undo" label={t("estimate.undo")} isDisabled={!mayUndo} onPress={() => act({ do: "undo" })} />
      <IconButton icon="undo" label={t("estimate.redo")} isDisabled={!mayRedo} onPress={() => act({ do: "redo" })} />
      <IconButton
        icon="chevron-down"
        label={t("estimate.fill")}
        isDisabled={!mayFill}
        onPress={() => act({ do: "fill" })}
      />
      <IconButton
        icon="copy"
        label={t("estimate.duplicate")}
        isDisabled={!hasRow}
        onPress={() => act({ do: "duplicate" })}
      />
      <IconButton
        icon="arrow-up"
        label={t("estimate.up")}
        isDisabled={!hasRow}
        onPress={() => act({ do: "move", by: -1 })}
      />
      <IconButton
        icon="arrow-down"
        label={t("estimate.down")}
        isDisabled={!hasRow}
        onPress={() => act({ do: "move", by: 1 })}
      />
      <IconButton icon="trash" label={t("estimate.remove")} isDisabled={!hasRow} onPress={onRemove} />
    </Toolbar>
  )
})
