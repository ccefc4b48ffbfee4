import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { RecordWords } from "./RecordWords.ts"
import type { Conflict } from "./useSaveRecord.ts"
import "./RecordConflict.css"

export interface RecordConflictProps<V> {
  readonly mine: V
  readonly conflict: Conflict<V, unknown>
  readonly words: RecordWords<V>
}

/**
 * Two people changed the same fields: both versions side by side, and the person chooses. Nothing typed is lost before.
 */
export function RecordConflict<V>({
  mine,
  conflict: { now, clashes, joining, keepMine, takeTheirs },
  words: { changed, nameOf, say }
}: RecordConflictProps<V>) {
  const { t } = useWords()
  const labelOf = (path: string) => {
    const { group, label } = nameOf(path)
    return group === undefined ? label : `${group} – ${label}`
  }
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
              <th scope="row">{labelOf(name)}</th>
              <td>{say(name as keyof V & string, mine) || "–"}</td>
              <td>{say(name as keyof V & string, now) || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {joining.length > 0 && <p>{t("conflict.joining", { fields: joining.map(labelOf).join(", ") })}</p>}
    </Callout>
  )
}
