import type { ReactNode } from "react"
import { ListBoxItem } from "react-aria-components/ListBox"
import { Icon } from "#ui/Icon.tsx"

interface ComboBoxOptionProps {
  readonly id: string
  readonly text: string
  /** The selected item when it is no longer among the results: it stays in the collection but is not offered. */
  readonly isKept: boolean
  readonly children: ReactNode
}

/** One result in the list of a ComboBox. */
export function ComboBoxOption({ id, text, isKept, children }: ComboBoxOptionProps) {
  return (
    <ListBoxItem id={id} textValue={text} isDisabled={isKept} hidden={isKept} className="Option">
      <span className="OptionText">{children ?? text}</span>
      <span className="OptionCheck">
        <Icon name="check" size={16} />
      </span>
    </ListBoxItem>
  )
}
