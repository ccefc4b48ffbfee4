import "#ui/CheckboxGroup.css"
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps
} from "react-aria-components/CheckboxGroup"
import { Checkbox } from "#ui/Checkbox.tsx"
import type { Choice } from "#ui/Choice.ts"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldWords } from "#ui/FieldWords.ts"
import { whenInvalid } from "#ui/whenInvalid.ts"

type Taken = "children" | "className" | "style" | "aria-label" | "value" | "defaultValue" | "onChange"

export interface CheckboxGroupProps<V extends string> extends Omit<AriaCheckboxGroupProps, Taken>, FieldWords {
  /** The choices in their order. */
  readonly options: ReadonlyArray<Choice<V>>
  /** What is ticked, where somebody holds the value. */
  readonly value?: ReadonlyArray<V> | undefined
  /** What is ticked at first, where nobody holds the value. */
  readonly defaultValue?: ReadonlyArray<V> | undefined
  /** Called with all that is ticked then. */
  readonly onChange?: ((value: ReadonlyArray<V>) => void) | undefined
  /** Whether the choices stand below each other, as by default, or in a row. */
  readonly orientation?: "vertical" | "horizontal" | undefined
}

/** Any number of a few known answers. */
export function CheckboxGroup<V extends string>(all: CheckboxGroupProps<V>) {
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
    orientation = "vertical",
    ...props
  } = all
  return (
    <AriaCheckboxGroup
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      {...(value === undefined ? {} : { value: [...value] })}
      {...(defaultValue === undefined ? {} : { defaultValue: [...defaultValue] })}
      onChange={(next) => onChange?.(next as Array<V>)}
      className="Field"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <div className="Choices" data-orientation={orientation}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            description={option.description}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  )
}
