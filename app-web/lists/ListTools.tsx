import { useState } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { useWords } from "#web/words/useWords.ts"
import { ColumnsDialog } from "./ColumnsDialog.tsx"
import { CsvButton } from "./CsvButton.tsx"
import type { ShopList } from "./useShopList.ts"
import { ViewsMenu } from "./ViewsMenu.tsx"

/** How a list is seen: as which view, with which columns, or as a file. */
export function ListTools({ list }: { readonly list: ShopList }) {
  const { t } = useWords()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="ListTools">
      <ViewsMenu list={list} />
      <span>
        {list.as === undefined && <IconButton icon="columns" label={t("columns.choose")} onPress={() => setChoosing(true)} />}
        {list.hasFile && <CsvButton list={list} />}
      </span>
      <ColumnsDialog list={list} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </div>
  )
}
