import type { ReactNode } from "react"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"
import "./ConflictCallout.css"

export interface ConflictField {
  readonly label: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
}

export interface ConflictCalloutProps {
  /** What happened, such as `Somebody else saved this customer after you opened it.` */
  readonly title: string
  readonly fields: ReadonlyArray<ConflictField>
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Two people saved the same thing: both versions side by side, and the person chooses. Nothing typed is lost before. */
export function ConflictCallout({ title, fields, onKeepMine, onTakeTheirs }: ConflictCalloutProps) {
  const { t } = useWords()
  return (
    <Callout
      tone="warning"
      title={title}
      focusOnMount
      actions={
        <>
          <Button size="small" onPress={onKeepMine}>{t("conflict.keepMine")}</Button>
          <Button size="small" onPress={onTakeTheirs}>{t("conflict.takeTheirs")}</Button>
        </>
      }
    >
      {fields.length === 0 ? t("conflict.same") : (
        <table className="ConflictFields">
          <thead>
            <tr><th scope="col">{t("conflict.field")}</th><th scope="col">{t("conflict.mine")}</th><th scope="col">{t("conflict.theirs")}</th></tr>
          </thead>
          <tbody>
            {fields.map(({ label, mine, theirs }) => <tr key={label}><th scope="row">{label}</th><td>{mine || "–"}</td><td>{theirs || "–"}</td></tr>)}
          </tbody>
        </table>
      )}
    </Callout>
  )
}
