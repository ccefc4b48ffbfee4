import type { JobId } from "#domain/shared/JobId.ts"
import { Icon } from "#ui/Icon.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useOthersHere } from "./useOthersHere.ts"
import "./OthersHere.css"

/**
 * "Dana is here too": who else has the job open, so that two people know of each other before they meet in a conflict.
 */
export function OthersHere({ id }: { readonly id: JobId | undefined }) {
  const { t } = useWords()
  const others = useOthersHere(id)
  return (
    <span className="OthersHere" role="status">
      {others.length > 0 && (
        <>
          <Icon name="users" size={14} />
          {others.length === 1
            ? t("presence.one", { name: others[0]!.name })
            : t("presence.many", { name: others[0]!.name, count: others.length - 1 })}
        </>
      )}
    </span>
  )
}
