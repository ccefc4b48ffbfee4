import "#ui/Select.css"
import { Button } from "react-aria-components/Button"
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from "react-aria-components/Select"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { Icon } from "#ui/Icon.tsx"
import { Popover } from "#ui/Popover.tsx"
import { none, type SelectOption, SelectOptions } from "#ui/SelectOptions.tsx"
import { Spinner } from "#ui/Spinner.tsx"
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

export interface SelectProps<K extends string> extends Omit<AriaSelectProps<SelectOption<K>>, OwnProps>, FieldTexts {
  /** The options in order; undefined while loading. If opened while loading, the list fills in once they arrive. */
  readonly options: ReadonlyArray<SelectOption<K>> | undefined
  /** The selected value, if controlled; null if nothing is selected. */
  readonly value?: K | null | undefined
  /** The initially selected value, if uncontrolled; null if nothing is selected. */
  readonly defaultValue?: K | null | undefined
  /** Called with the newly selected value, or with null if the selection is cleared. */
  readonly onChange?: ((value: K | null) => void) | undefined
  /** Shown on the button if nothing is selected. */
  readonly placeholder?: string | undefined
  /** Adds a first option with this label that clears the selection (null). */
  readonly noneLabel?: string | undefined
}

/** Lets the user select one of a few options from a list. */
export function Select<K extends string>(all: SelectProps<K>) {
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
    noneLabel,
    ...props
  } = all
  return (
    <AriaSelect
      validationBehavior="aria"
      allowsEmptyCollection={options === undefined}
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      placeholder={placeholder}
      onChange={(key) => onChange?.(key === null || key === none ? null : (key as K))}
      className="Field Select"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <Button className="FieldBox SelectButton">
        <SelectValue className="SelectValue" />
        <Icon name="chevron-down" size={16} />
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover fitsTrigger>
        <SelectOptions options={options ?? []} noneLabel={noneLabel} />
        {options === undefined && (
          <span className="SelectWait">
            <Spinner />
          </span>
        )}
      </Popover>
    </AriaSelect>
  )
}
