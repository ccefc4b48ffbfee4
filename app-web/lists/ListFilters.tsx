import type { ReactNode } from "react"
import { Button } from "#ui/Button.tsx"
import { useWords } from "#web/words/useWords.ts"
import { ListTools } from "./ListTools.tsx"
import type { ShopList } from "./useShopList.ts"
import "./ListFilters.css"

/** What narrows a list, always in sight; at the end how it is seen: views, columns, file. */
export function ListFilters({ list, children }: { readonly list: ShopList; readonly children: ReactNode }) {
  const { t } = useWords()
  return (
    <div className="ListFilters">
      <div className="ListFiltersFields" role="search">
        {children}
        {list.isNarrowed && (
          <Button variant="quiet" icon="x" onPress={list.clear}>
            {t("clearFilters")}
          </Button>
        )}
      </div>
      <ListTools list={list} />
    </div>
  )
}
