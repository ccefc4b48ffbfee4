import type { ListGroup } from "#domain/lists/ListGroup.ts"
import { countedUpTo } from "#domain/shared/Page.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import "./GroupHead.css"

/**
 * Over the rows of a group: its name, how many rows it has on all pages, and what they come to where that many are
 * counted.
 */
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
      <span className="GroupHeadCount">{count > countedUpTo ? `${whole(countedUpTo)}+` : whole(count)}</span>
      {total !== undefined && <span className="tabular">{money(total)}</span>}
      {balance !== undefined && balance !== 0 && (
        <span className="GroupHeadOwed tabular">{t("list.groupOwed", { amount: money(balance) })}</span>
      )}
    </span>
  )
}
