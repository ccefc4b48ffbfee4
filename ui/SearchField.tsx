import type { Ref } from "react"
import {
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps
} from "react-aria-components/SearchField"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import "#ui/SearchField.css"

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, "children" | "className" | "style" | "aria-label">, FieldTexts {
  /** Placeholder of the empty field: an example of what to search for. */
  readonly placeholder?: string | undefined
  /** Accessible name of the clear button. */
  readonly clearLabel: string
  /** The underlying input element, for moving focus to it. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** A field that filters the content below it. Escape clears it. The label is hidden by default. */
export function SearchField(all: SearchFieldProps) {
  const {
    label,
    isLabelHidden = true,
    description,
    errorMessage,
    isInvalid,
    placeholder,
    clearLabel,
    inputRef,
    ...props
  } = all
  return (
    <AriaSearchField
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      className="Field SearchField"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <div className="FieldBox">
        <span className="FieldAffix">
          <Icon name="search" size={16} />
        </span>
        <Input className="Input" ref={inputRef ?? null} {...(placeholder === undefined ? {} : { placeholder })} />
        <IconButton icon="x" label={clearLabel} size="small" />
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaSearchField>
  )
}
