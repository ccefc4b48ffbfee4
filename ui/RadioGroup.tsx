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
import type { FieldWords } from "#ui/FieldWords.ts"
import { whenInvalid } from "#ui/whenInvalid.ts"

type Taken = "children" | "className" | "style" | "aria-label" | "value" | "defaultValue" | "onChange"

export interface RadioGroupProps<V extends string> extends Omit<AriaRadioGroupProps, Taken>, FieldWords {
  /** The choices in their order. */
  readonly options: ReadonlyArray<Choice<V>>
  /** What is chosen, where somebody holds the value; null is nothing yet. */
  readonly value?: V | null | undefined
  /** What is chosen at first, where nobody holds the value. */
  readonly defaultValue?: V | null | undefined
  /** Called with what is chosen then. */
  readonly onChange?: ((value: V) => void) | undefined
}

/** One of a few answers, all of them in view. */
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
