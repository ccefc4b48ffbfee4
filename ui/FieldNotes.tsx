import "#ui/Field.css"
import type { ReactNode } from "react"
import { FieldError } from "react-aria-components/FieldError"
import { Text } from "react-aria-components/Text"
import { Icon } from "#ui/Icon.tsx"

export interface FieldNotesProps {
  readonly description?: ReactNode | undefined
  readonly errorMessage?: string | undefined
}

/**
 * The help text and error below a field: the caller's error message, or else the server's validation errors from the
 * Form.
 */
export function FieldNotes({ description, errorMessage }: FieldNotesProps) {
  return (
    <>
      {description !== undefined && description !== "" && (
        <Text slot="description" className="FieldDescription">
          {description}
        </Text>
      )}
      <FieldError className="FieldError">
        {({ validationErrors }) => (
          <>
            <Icon name="danger" size={16} />
            <span>{errorMessage || validationErrors.join(" ")}</span>
          </>
        )}
      </FieldError>
    </>
  )
}
