import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { useWords } from "#web/words/useWords.ts"

/** Rows to compare, or cards by stage; it stands in the address, so a saved view may be a board. */
export function ListOrBoard({
  list: { as, showAs }
}: {
  readonly list: { readonly as: string | undefined; readonly showAs: (as: string | undefined) => void }
}) {
  const { t } = useWords()
  return (
    <SegmentedControl
      label={t("jobsList.showAs")}
      isLabelHidden
      options={[
        { value: "list", label: t("jobsList.asList") },
        { value: "board", label: t("jobsList.asBoard") }
      ]}
      value={as === "board" ? "board" : "list"}
      onChange={(next) => showAs(next === "board" ? "board" : undefined)}
    />
  )
}
