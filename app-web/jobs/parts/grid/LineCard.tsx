import { useRef } from "react"
import { times } from "#domain/shared/Money.ts"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { LineMarks } from "./LineMarks.tsx"
import "./LineCards.css"

export interface LineCardProps {
  readonly line: LineValues
  readonly isWrong: boolean
  readonly isOverridden: boolean
  readonly onPress: () => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
}

/** A line in short; swiped aside it shows what its sheet has as buttons too. */
export function LineCard({ line, isWrong, isOverridden, onPress, onDuplicate, onRemove }: LineCardProps) {
  const { t, of } = useWords()
  const { money, quantity } = useFormats()
  const card = useRef<HTMLButtonElement>(null)
  const name = line.description || line.partNumber || of("lineKind", line.kind)
  const back = (deed: () => void) => () => {
    card.current?.parentElement?.scrollTo({ left: 0 })
    deed()
  }
  return (
    <>
      <button type="button" ref={card} onClick={onPress}>
        <span className="LineCardName">
          {line.description || of("lineKind", line.kind)}
          <LineMarks line={line} isOverridden={isOverridden} />
        </span>
        <span className="tabular LineCardSum">{money(times(line.netPrice ?? 0, line.quantity ?? 0))}</span>
        <span className="Quiet tabular">
          {[line.partNumber, `${quantity(line.quantity ?? 0)} × ${money(line.netPrice ?? 0)}`]
            .filter((text) => text !== "")
            .join(" · ")}
        </span>
        <span className="Quiet">
          {isWrong ? (
            <span className="GridWrong">
              <Icon name="danger" size={14} />
              {t("estimate.toMend")}
            </span>
          ) : (
            of("lineStatus", line.status)
          )}
        </span>
      </button>
      <span className="LineCardDeeds">
        <IconButton
          icon="copy"
          label={t("estimate.duplicateOne", { line: name })}
          excludeFromTabOrder
          onPress={back(onDuplicate)}
        />
        <IconButton
          icon="trash"
          variant="danger"
          label={t("estimate.removeOne", { line: name })}
          excludeFromTabOrder
          onPress={back(onRemove)}
        />
      </span>
    </>
  )
}
