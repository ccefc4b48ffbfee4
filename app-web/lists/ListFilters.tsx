import "./ListFilters.css"
import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import { Button } from "#ui/Button.tsx"
import { SearchField } from "#ui/SearchField.tsx"
import { useDebounced } from "#web/page/useDebounced.ts"
import { useWords } from "#web/words/useWords.ts"
import { ListTools } from "./ListTools.tsx"
import type { ShopList } from "./useShopList.ts"

/** The filters of a list, always visible, followed by its views, columns and export. */
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
 * A text filter, applied shortly after the last keystroke. Shows the text even if it comes from elsewhere, such as a
 * link.
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
