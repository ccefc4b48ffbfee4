import { useCallback } from "react"
import type { SaidFailure } from "#domain/bulk-actions/BulkRun.ts"
import { useFailureText } from "#web/words/useFailureText.ts"

/** Why a row could not be done, in words. */
export const useRefusalText = () => {
  const textOf = useFailureText()
  return useCallback((failure: SaidFailure) => textOf({ ...failure, _tag: String(failure["_tag"]) }), [textOf])
}
