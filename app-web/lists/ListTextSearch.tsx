import { useEffect, useEffectEvent, useState } from "react"
import { SearchField } from "#ui/SearchField.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useSettled } from "./useSettled.ts"

export interface ListTextSearchProps {
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
  const settled = useSettled(typed, 200)

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
