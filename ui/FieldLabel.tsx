import "#ui/Field.css"
import { Label } from "react-aria-components/Label"

export interface FieldLabelProps {
  readonly children: string
  readonly isHidden?: boolean | undefined
  readonly isRequired?: boolean | undefined
}

/** A label above its field, marked if the field is required. (Screen readers get that from the field itself.) */
export function FieldLabel({ children, isHidden = false, isRequired = false }: FieldLabelProps) {
  return (
    <Label className={isHidden ? "hidden-text" : "FieldLabel"}>
      {children}
      {isRequired && (
        <span className="FieldRequired" aria-hidden>
          *
        </span>
      )}
    </Label>
  )
}
