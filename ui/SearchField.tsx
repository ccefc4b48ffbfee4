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
import type { FieldWords } from "#ui/FieldWords.ts"
import "#ui/SearchField.css"

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, "children" | "className" | "style" | "aria-label">, FieldWords {
  /** An example of what to look for, in the empty field. */
  readonly placeholder?: string | undefined
  /** Spoken name of the button that empties the box. */
  readonly clearLabel: string
  /** The input itself, to bring focus to it. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** A box that narrows what is below it. Escape empties it. Its label is hidden unless told otherwise. */
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
