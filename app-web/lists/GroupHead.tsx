import type { ListGroup } from "#domain/lists/ListGroup.ts"
import { countLimit } from "#domain/shared/Page.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import "./GroupHead.css"

/** The header of a group of rows: its name, the number of rows on all pages, and their total if they can be counted. */
export function GroupHead({
  name,
  group: { count = 0, total, balance }
}: {
  readonly name: string
  readonly group: ListGroup
}) {
  const { t } = useWords()
  const { money, whole } = useFormats()
  return (
    <span className="GroupHead">
      <strong>{name}</strong>
      <span className="GroupHeadCount">{count > countLimit ? `${whole(countLimit)}+` : whole(count)}</span>
      {total !== undefined && <span className="tabular">{money(total)}</span>}
      {balance !== undefined && balance !== 0 && (
        <span className="GroupHeadOwed tabular">{t("list.groupOwed", { amount: money(balance) })}</span>
      )}
    </span>
  )
}
