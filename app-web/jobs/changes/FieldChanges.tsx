import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { SaidChange } from "./useFieldChange.ts"

/** As many as are read at a glance. */
const atOnce = 5

/** Fields that changed, each with what stood there and what stands there now. */
export function FieldChanges({ changes }: { readonly changes: ReadonlyArray<SaidChange> }) {
  const { t } = useWords()
  const [all, showAll] = useState(false)
  const shown = all ? changes : changes.slice(0, atOnce)
  return (
    <>
      <ul className="FieldChanges">
        {shown.map((change) => (
          <li key={change.path}>
            <span className="FieldChangeName">{change.name}</span> <BeforeAfter {...change} />
          </li>
        ))}
      </ul>
      {changes.length > shown.length && (
        <Button variant="link" onPress={() => showAll(true)}>
          {t("change.more", { count: changes.length - shown.length })}
        </Button>
      )}
    </>
  )
}

/** What stood there, and what stands there now. */
export function BeforeAfter({ before, after }: Pick<SaidChange, "before" | "after">) {
  const { t } = useWords()
  return (
    <span className="BeforeAfter">
      {before !== undefined && (
        <del>
          <span className="hidden-text">{t("change.before")} </span>
          {before}
        </del>
      )}
      {before !== undefined && after !== undefined && <span aria-hidden>→</span>}
      {after !== undefined && (
        <ins>
          <span className="hidden-text">{t("change.after")} </span>
          {after}
        </ins>
      )}
    </span>
  )
}
