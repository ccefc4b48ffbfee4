import "#ui/Field.css"
import type { ReactNode } from "react"
import { FieldError } from "react-aria-components/FieldError"
import { Text } from "react-aria-components/Text"
import { Icon } from "#ui/Icon.tsx"

export interface FieldNotesProps {
  readonly description?: ReactNode | undefined
  readonly errorMessage?: string | undefined
}

/** Help below a field, and what is wrong with it: the caller's message, else what a Form was told by the server. */
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
