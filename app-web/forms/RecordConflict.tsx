import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { MergedFields } from "./mergeFields.ts"
import type { RecordWords } from "./RecordWords.ts"
import "./RecordConflict.css"

export interface RecordConflictProps<V> {
  readonly mine: V
  readonly conflict: MergedFields<V> & {
    /** What somebody else saved meanwhile. */
    readonly now: V
    readonly keepMine: () => void
    readonly takeTheirs: () => void
  }
  readonly words: RecordWords<V>
}

/**
 * Two people changed the same fields: both versions side by side, and the person chooses. Nothing typed is lost before.
 */
export function RecordConflict<V>({
  mine,
  conflict: { now, clashes, joining, keepMine, takeTheirs },
  words: { changed, labels, say }
}: RecordConflictProps<V>) {
  const { t } = useWords()
  return (
    <Callout
      tone="warning"
      title={changed}
      focusOnMount
      actions={
        <>
          <Button size="small" onPress={keepMine}>
            {t("conflict.keepMine")}
          </Button>
          <Button size="small" onPress={takeTheirs}>
            {t("conflict.takeTheirs")}
          </Button>
        </>
      }
    >
      <table className="RecordConflict">
        <thead>
          <tr>
            <th scope="col">{t("conflict.field")}</th>
            <th scope="col">{t("conflict.mine")}</th>
            <th scope="col">{t("conflict.theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {clashes.map((name) => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              <td>{say(name, mine) || "–"}</td>
              <td>{say(name, now) || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {joining.length > 0 && <p>{t("conflict.joining", { fields: joining.map((name) => labels[name]).join(", ") })}</p>}
    </Callout>
  )
}
