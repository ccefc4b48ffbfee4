import "#ui/Select.css"
import { Button } from "react-aria-components/Button"
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from "react-aria-components/Select"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldWords } from "#ui/FieldWords.ts"
import { Icon } from "#ui/Icon.tsx"
import { Popover } from "#ui/Popover.tsx"
import { none, type SelectOption, SelectOptions } from "#ui/SelectOptions.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"

type Taken =
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

export interface SelectProps<K extends string> extends Omit<AriaSelectProps<SelectOption<K>>, Taken>, FieldWords {
  /** The choices in their order; undefined while they are on their way: opened then, it shows them as they come. */
  readonly options: ReadonlyArray<SelectOption<K>> | undefined
  /** What is chosen, where somebody holds the value; null is nothing. */
  readonly value?: K | null | undefined
  /** What is chosen at first, where nobody holds the value; null is nothing. */
  readonly defaultValue?: K | null | undefined
  /** Called with what is chosen then; null where nothing is. */
  readonly onChange?: ((value: K | null) => void) | undefined
  /** What the button says where nothing is chosen. */
  readonly placeholder?: string | undefined
  /** Adds a first choice with this text that takes the answer back (null). */
  readonly noneLabel?: string | undefined
}

/** One of a few known answers. */
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
