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
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { Icon } from "#ui/Icon.tsx"
import { Popover } from "#ui/Popover.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"

type OwnProps =
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

export interface ComboBoxProps<T extends object> extends Omit<AriaComboBoxProps<T>, OwnProps>, FieldTexts {
  /** The results for the text typed so far; the caller does the searching. */
  readonly items: ReadonlyArray<T>
  /** Returns the unique key of an item. */
  readonly itemKey: (item: T) => string
  /** Returns the text shown in the field once the item is selected. */
  readonly itemText: (item: T) => string
  /** How an item is rendered in the list; its text by default. */
  readonly renderItem?: ((item: T) => ReactNode) | undefined
  /** The selected key, if controlled; null if nothing is selected. */
  readonly value?: string | null | undefined
  /** The initially selected key, if uncontrolled. */
  readonly defaultValue?: string | null | undefined
  /** Called with the selected key and its item, or with nulls when the selection is cleared. */
  readonly onChange?: ((key: string | null, item: T | null) => void) | undefined
  /** The typed text, if controlled. */
  readonly inputValue?: string | undefined
  /** Called on every keystroke with the typed text. */
  readonly onInputChange?: ((text: string) => void) | undefined
  /** Placeholder of the empty field: an example of what to type. */
  readonly placeholder?: string | undefined
  /** Whether results are still loading. */
  readonly isLoading?: boolean | undefined
  /** Shown in the list while results are loading. */
  readonly loadingLabel: string
  /** Shown in the list if there are no results. */
  readonly emptyLabel: string
  /** Error message of a failed search: what happened and what to do. */
  readonly problem?: string | undefined
}

/**
 * A text field with suggestions, for choosing one of many items. The selected item stays selected even if later results
 * no longer include it.
 */
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
 * Makes Enter highlight the first result, so that the next Enter selects it. Otherwise Enter would close the list with
 * nothing selected, but look as if it had selected something. If custom values are allowed, Enter accepts the typed
 * text instead.
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

/**
 * Passes the description on as a prop. When it changes, react-aria looks up the description element again and links it
 * to the input.
 */
const told = (description: ReactNode): object => ({ description })
