import "#ui/CheckboxGroup.css"
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps
} from "react-aria-components/CheckboxGroup"
import { Checkbox } from "#ui/Checkbox.tsx"
import type { Choice } from "#ui/Choice.ts"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { whenInvalid } from "#ui/whenInvalid.ts"

type OwnProps = "children" | "className" | "style" | "aria-label" | "value" | "defaultValue" | "onChange"

export interface CheckboxGroupProps<V extends string> extends Omit<AriaCheckboxGroupProps, OwnProps>, FieldTexts {
  /** The options in order. */
  readonly options: ReadonlyArray<Choice<V>>
  /** The selected values, if controlled. */
  readonly value?: ReadonlyArray<V> | undefined
  /** The initially selected values, if uncontrolled. */
  readonly defaultValue?: ReadonlyArray<V> | undefined
  /** Called with all selected values after a change. */
  readonly onChange?: ((value: ReadonlyArray<V>) => void) | undefined
  /** Whether the options are stacked (the default) or in a row. */
  readonly orientation?: "vertical" | "horizontal" | undefined
}

/** Lets the user select any number of a few options. */
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
