import { getExportsAllowed } from "#domain/quotas/quotasApi.ts"
import { IconButton } from "#ui/IconButton.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/isFailure.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { useLeave } from "#web/session/useLeave.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import { useWords } from "#web/words/useWords.ts"
import { csvHref } from "./csvHref.ts"
import type { ShopList } from "./useShopList.ts"

/**
 * Downloads all of the list that the filters give. One row is asked for first, and whether one more file may be taken:
 * so the session is fresh, and a refusal is said here, not on a page of its own.
 */
export function CsvButton({ list: { name, endpoint, asked, columns } }: { readonly list: ShopList }) {
  const { t } = useWords()
  const { language } = useSpeech()
  const run = useRun()
  const say = useSay()
  const failureText = useFailureText()
  const leave = useLeave()
  const download = async () => {
    try {
      await run(call(endpoint, { ...asked, page: 1, size: 1 }))
      await run(call(getExportsAllowed, {}))
      leave(csvHref(name, asked, columns, language))
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      say({ kind: "danger", text: failureText(failure) })
    }
  }
  return <IconButton icon="download" label={t("list.download")} onPress={() => void download()} />
}
