import { useState } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { useWords } from "#web/words/useWords.ts"
import { CsvButton } from "./CsvButton.tsx"
import { latePart } from "#web/shell/latePart.tsx"
import { GroupMenu } from "./GroupMenu.tsx"
import type { ShopList } from "./useShopList.ts"
import { ViewsMenu } from "./ViewsMenu.tsx"

const ColumnsDialog = latePart(() => import("./ColumnsDialog.tsx"), "ColumnsDialog", "idle")

/** How a list is seen: as which view, with which columns, or as a file. */
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
