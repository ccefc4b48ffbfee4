import "./ListFilters.css"
import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import { Button } from "#ui/Button.tsx"
import { SearchField } from "#ui/SearchField.tsx"
import { useDebounced } from "#web/page/useDebounced.ts"
import { useWords } from "#web/words/useWords.ts"
import { ListTools } from "./ListTools.tsx"
import type { ShopList } from "./useShopList.ts"

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

interface ListTextSearchProps {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onSearch: (text: string | undefined) => void
}

/**
 * Narrows a list to a text, a moment after the last key. A text that comes from elsewhere, such as a link, stands in
 * the box.
 */
export function ListTextSearch({ label, placeholder, text, onSearch }: ListTextSearchProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState(text)
  const settled = useDebounced(typed, 200)

  const search = useEffectEvent((sought: string) => {
    if (sought !== text) onSearch(sought || undefined)
  })
  useEffect(() => search(settled.trim()), [settled])

  const [shown, setShown] = useState(text)
  if (shown !== text) {
    setShown(text)
    if (text !== settled.trim()) setTyped(text)
  }

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      clearLabel={t("clearSearch")}
      value={typed}
      onChange={setTyped}
      maxLength={100}
    />
  )
}
