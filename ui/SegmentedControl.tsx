import "#ui/SegmentedControl.css"
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { RadioGroupProps } from "#ui/RadioGroup.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"

export type SegmentedControlProps<V extends string> = Omit<RadioGroupProps<V>, "orientation">

/** Two to six short options side by side, such as day, week and month. */
export function SegmentedControl<V extends string>(all: SegmentedControlProps<V>) {
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
    ...props
  } = all
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      orientation="horizontal"
      onChange={(next) => onChange?.(next as V)}
      className="Field"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <div className="Segments">
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className="SegmentField"
          >
            <RadioButton className="Segment">{option.label}</RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}
