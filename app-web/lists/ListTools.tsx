import { useState } from "react"
import { getExportsAllowed } from "#domain/quotas/exportsAllowedApi.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useLeave } from "#web/session/SiteInfo.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLocale } from "#web/words/WordsProvider.tsx"
import { csvHref } from "./listUrl.ts"
import type { ShopList } from "./useShopList.ts"
import { ViewsMenu } from "./ViewsMenu.tsx"

const ColumnsDialog = lazyPart(() => import("./ColumnsDialog.tsx"), "ColumnsDialog", "idle")

/** The display options of a list: views, columns, grouping and export. */
export function ListTools({ list }: { readonly list: ShopList }) {
  const { t } = useWords()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="ListTools">
      <span>
        <ViewsMenu list={list} />
        {list.as === undefined && list.groups.length > 0 && <GroupMenu list={list} />}
      </span>
      <span>
        {list.as === undefined && (
          <IconButton icon="columns" label={t("columns.choose")} onPress={() => setChoosing(true)} />
        )}
        {list.hasFile && <CsvButton list={list} />}
      </span>
      {isChoosing && <ColumnsDialog list={list} isOpen onClose={() => setChoosing(false)} />}
    </div>
  )
}

/** A menu for grouping the rows. */
function GroupMenu({ list: { groups, asked, groupBy } }: { readonly list: ShopList }) {
  const { t } = useWords()
  const chosen = groups.find(({ id }) => id === (asked as { readonly group?: string }).group)
  const choice = (id: string | undefined, label: string) => ({
    id: id ?? "none",
    label,
    ...(id === chosen?.id ? { icon: "check" as const } : {}),
    onAction: () => groupBy(id)
  })
  return (
    <Menu
      label={t("list.group")}
      placement="bottom end"
      groups={[
        { choices: [choice(undefined, t("list.noGroups"))] },
        { choices: groups.map(({ id, title }) => choice(id, title)) }
      ]}
      trigger={
        <Button variant="quiet" iconAfter="chevron-down">
          {chosen === undefined ? t("list.group") : t("list.groupedBy", { by: chosen.title })}
        </Button>
      }
    />
  )
}

/**
 * Downloads everything that matches the filters. First requests a single row and checks the export limit, so that the
 * session is fresh and a refusal is shown here instead of on a separate page.
 */
function CsvButton({ list: { name, endpoint, asked, columns } }: { readonly list: ShopList }) {
  const { t } = useWords()
  const { language } = useLocale()
  const run = useRun()
  const showToast = useToast()
  const failureText = useFailureText()
  const leave = useLeave()
  const download = async () => {
    try {
      await run(call(endpoint, { ...asked, page: 1, size: 1 }))
      await run(call(getExportsAllowed, {}))
      leave(csvHref(name, asked, columns, language))
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      showToast({ kind: "danger", text: failureText(failure) })
    }
  }
  return <IconButton icon="download" label={t("list.download")} onPress={() => void download()} />
}
