import { useState } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { TextField, type TextFieldProps } from "#ui/TextField.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "action"> {
  /** `new-password` lets the browser suggest one; `current-password` lets it fill in a saved one. */
  readonly autoComplete: "new-password" | "current-password"
  /** Shows the password initially, for when it is to be read aloud. */
  readonly isShownFirst?: boolean
}

/** A password field, hidden until the user reveals it. Pasting is allowed (P3). */
export function PasswordField({ isShownFirst = false, ...field }: PasswordFieldProps) {
  const { t } = useWords()
  const [isShown, setShown] = useState(isShownFirst)
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      spellCheck="false"
      action={
        <IconButton
          icon="eye"
          size="small"
          label={isShown ? t("password.hide") : t("password.show")}
          aria-pressed={isShown}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
