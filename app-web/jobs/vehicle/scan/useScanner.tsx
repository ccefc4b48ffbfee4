import { type ComponentType, useState } from "react"
import { reloadOnce } from "#web/shell/reloadOnce.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ScanDialogProps } from "./ScanDialog.tsx"

/**
 * The scanner, which is large and seldom wanted: it comes when it is opened. Its dialog must not stand inside a field,
 * whose input its own would take for itself.
 */
export const useScanner = (onTake: ScanDialogProps["onTake"]) => {
  const { t } = useWords()
  const say = useSay()
  const [Scanner, setScanner] = useState<ComponentType<ScanDialogProps>>()
  return {
    open: () =>
      void reloadOnce("scan", () => import("./ScanDialog.tsx")).then(
        ({ ScanDialog }) => setScanner(() => ScanDialog),
        () => say({ kind: "danger", text: t("scan.failed") })
      ),
    dialog: Scanner === undefined ? null : <Scanner onTake={onTake} onClose={() => setScanner(undefined)} />
  }
}
