import "#ui/Checkbox.css"
import "#ui/CheckboxGroup.css"
import "#ui/RadioGroup.css"
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps
} from "react-aria-components/RadioGroup"
import { Text } from "react-aria-components/Text"
import type { Choice } from "#ui/Choice.ts"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { whenInvalid } from "#ui/whenInvalid.ts"

type OwnProps = "children" | "className" | "style" | "aria-label" | "value" | "defaultValue" | "onChange"

export interface RadioGroupProps<V extends string> extends Omit<AriaRadioGroupProps, OwnProps>, FieldTexts {
  /** The options in order. */
  readonly options: ReadonlyArray<Choice<V>>
  /** The selected value, if controlled; null if nothing is selected. */
  readonly value?: V | null | undefined
  /** The initially selected value, if uncontrolled. */
  readonly defaultValue?: V | null | undefined
  /** Called with the newly selected value. */
  readonly onChange?: ((value: V) => void) | undefined
}

/** Lets the user select one of a few options, all of them visible. */
export function RadioGroup<V extends string>(all: RadioGroupProps<V>) {
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
    <AriaRadioGroup
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      orientation={orientation}
      onChange={(next) => onChange?.(next as V)}
      className="Field"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <div className="Choices" data-orientation={orientation}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className="Checkbox"
          >
            <RadioButton className="CheckLabel">
              <span className="Dot" aria-hidden />
              <span>{option.label}</span>
            </RadioButton>
            {option.description !== undefined && (
              <Text slot="description" className="FieldDescription">
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}
