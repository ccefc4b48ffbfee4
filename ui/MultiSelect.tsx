import "#ui/Select.css"
import { Button } from "react-aria-components/Button"
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from "react-aria-components/Select"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { Icon } from "#ui/Icon.tsx"
import { Popover } from "#ui/Popover.tsx"
import { type SelectOption, SelectOptions } from "#ui/SelectOptions.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"

type OwnProps =
  | "children"
  | "className"
  | "style"
  | "aria-label"
  | "value"
  | "defaultValue"
  | "onChange"
  | "selectedKey"
  | "defaultSelectedKey"
  | "onSelectionChange"
  | "selectionMode"
  | "placeholder"

export interface MultiSelectProps<K extends string>
  extends Omit<AriaSelectProps<SelectOption<K>, "multiple">, OwnProps>, FieldTexts {
  /** The options in order. */
  readonly options: ReadonlyArray<SelectOption<K>>
  /** The selected values, if controlled. */
  readonly value?: ReadonlyArray<K> | undefined
  /** The initially selected values, if uncontrolled. */
  readonly defaultValue?: ReadonlyArray<K> | undefined
  /** Called with all selected values after a change. */
  readonly onChange?: ((values: ReadonlyArray<K>) => void) | undefined
  /** Shown on the button if nothing is selected. */
  readonly placeholder?: string | undefined
  /** Shown on the button if more than two options are selected, such as `3 glass types`. */
  readonly countLabel: (count: number) => string
}

/** Lets the user select any number of options in the space of a single select. */
export function MultiSelect<K extends string>(all: MultiSelectProps<K>) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isInvalid,
    options,
    value,
    defaultValue,
    onChange,
    placeholder = "",
    countLabel,
    ...props
  } = all
  return (
    <AriaSelect
      validationBehavior="aria"
      selectionMode="multiple"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      {...(value === undefined ? {} : { value: [...value] })}
      {...(defaultValue === undefined ? {} : { defaultValue: [...defaultValue] })}
      placeholder={placeholder}
      onChange={(keys) => onChange?.(keys.map((key) => key as K))}
      className="Field Select"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <Button className="FieldBox SelectButton">
        <SelectValue className="SelectValue">
          {({ isPlaceholder, defaultChildren, selectedItems, selectedText }) =>
            isPlaceholder ? defaultChildren : selectedItems.length > 2 ? countLabel(selectedItems.length) : selectedText
          }
        </SelectValue>
        <Icon name="chevron-down" size={16} />
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover fitsTrigger>
        <SelectOptions options={options} />
      </Popover>
    </AriaSelect>
  )
}
