import "#ui/ComboBox.css"
import "#ui/Option.css"
import { type KeyboardEvent, type ReactNode, useContext, useState } from "react"
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
  Input
} from "react-aria-components/ComboBox"
import { Group } from "react-aria-components/Group"
import { ListBox } from "react-aria-components/ListBox"
import { ComboBoxOption } from "#ui/ComboBoxOption.tsx"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldWords } from "#ui/FieldWords.ts"
import { Icon } from "#ui/Icon.tsx"
import { Popover } from "#ui/Popover.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"

type Taken =
  | "children"
  | "className"
  | "style"
  | "aria-label"
  | "items"
  | "defaultItems"
  | "value"
  | "defaultValue"
  | "onChange"
  | "selectedKey"
  | "defaultSelectedKey"
  | "onSelectionChange"
  | "selectionMode"
  | "inputValue"
  | "onInputChange"
  | "allowsEmptyCollection"

export interface ComboBoxProps<T extends object> extends Omit<AriaComboBoxProps<T>, Taken>, FieldWords {
  /** What was found for the text typed so far; the caller searches. */
  readonly items: ReadonlyArray<T>
  /** What tells one choice from all others. */
  readonly itemKey: (item: T) => string
  /** What stands in the box once the item is chosen. */
  readonly itemText: (item: T) => string
  /** How the item looks in the list; its text by default. */
  readonly renderItem?: ((item: T) => ReactNode) | undefined
  /** The chosen key, where somebody holds it; null is none. */
  readonly value?: string | null | undefined
  /** The key chosen at first, where nobody holds the value. */
  readonly defaultValue?: string | null | undefined
  /** Called with the chosen key and its item, or with nulls where the choice is taken back. */
  readonly onChange?: ((key: string | null, item: T | null) => void) | undefined
  /** What is typed, where somebody holds it. */
  readonly inputValue?: string | undefined
  /** Called with what is typed, letter by letter. */
  readonly onInputChange?: ((text: string) => void) | undefined
  /** An example of what to type, in the empty field. */
  readonly placeholder?: string | undefined
  /** Whether what is sought is still on its way. */
  readonly isLoading?: boolean | undefined
  /** What the list says while it is awaited. */
  readonly loadingLabel: string
  /** What the list says where nothing is found. */
  readonly emptyLabel: string
  /** A search that failed, in words: what happened and what to do. */
  readonly problem?: string | undefined
}

/** A text box that finds one of many things. A chosen item stays chosen when later results no longer hold it. */
export function ComboBox<T extends object>(all: ComboBoxProps<T>) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isInvalid,
    items,
    itemKey,
    itemText,
    renderItem,
    value,
    defaultValue,
    onChange,
    inputValue,
    onInputChange,
    placeholder,
    isLoading = false,
    loadingLabel,
    emptyLabel,
    problem,
    ...props
  } = all
  const [chosen, setChosen] = useState<T | null>(
    () => items.find((item) => itemKey(item) === (value ?? defaultValue)) ?? null
  )
  const kept = chosen !== null && !items.some((item) => itemKey(item) === itemKey(chosen)) ? chosen : null
  const list = kept === null ? items : [...items, kept]
  const choose = (key: unknown) => {
    const item = list.find((one) => itemKey(one) === key) ?? null
    setChosen(item)
    onChange?.(item === null ? null : itemKey(item), item)
  }
  return (
    <AriaComboBox<T>
      validationBehavior="aria"
      menuTrigger="input"
      {...props}
      {...told(description)}
      {...whenInvalid(errorMessage, isInvalid)}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(inputValue === undefined ? {} : { inputValue })}
      {...(onInputChange === undefined ? {} : { onInputChange })}
      onChange={choose}
      items={list}
      allowsEmptyCollection
      className="Field ComboBox"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <Group className="FieldBox">
        <span className="FieldAffix">
          <Icon name="search" size={16} />
        </span>
        <MarksOnEnter first={props.allowsCustomValue === true ? undefined : items[0] && itemKey(items[0])}>
          <Input className="Input" {...(placeholder === undefined ? {} : { placeholder })} />
        </MarksOnEnter>
        {isLoading && (
          <span className="FieldAffix">
            <Spinner size={16} />
          </span>
        )}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover fitsTrigger>
        <ListBox<T> className="Options" dependencies={[kept, renderItem]} items={list}>
          {(item) => (
            <ComboBoxOption id={itemKey(item)} text={itemText(item)} isKept={item === kept}>
              {renderItem?.(item)}
            </ComboBoxOption>
          )}
        </ListBox>
        {(items.length === 0 || problem !== undefined) && (
          <div className="ComboBoxNote" role="status" data-failed={problem === undefined ? undefined : true}>
            {problem ?? (isLoading ? loadingLabel : emptyLabel)}
          </div>
        )}
      </Popover>
    </AriaComboBox>
  )
}

/**
 * Enter on what is typed marks the first that was found, so that the next Enter takes it: closing the list with nothing
 * chosen would look as if it had been. Where any text may be entered, Enter takes the text.
 */
function MarksOnEnter({ first, children }: { readonly first: string | undefined; readonly children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  const mark = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || state === null || !state.isOpen) return
    if (first === undefined || state.selectionManager.focusedKey !== null) return
    event.preventDefault()
    event.stopPropagation()
    state.selectionManager.setFocused(true)
    state.selectionManager.setFocusedKey(first)
  }
  return (
    <div className="ComboBoxKeys" onKeyDownCapture={mark}>
      {children}
    </div>
  )
}

/** A description that comes or goes later is linked to the box again: react-aria looks for it when this changes. */
const told = (description: ReactNode): object => ({ description })
