import { useState } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { TextField, type TextFieldProps } from "#ui/TextField.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "action"> {
  /** `new-password` offers one of the browser's; `current-password` fills in the one it knows. */
  readonly autoComplete: "new-password" | "current-password"
  /** In sight from the start, as when it is to be read out. */
  readonly isShownFirst?: boolean
}

/** A password: hidden until somebody wants to see it. Pasting is welcome (P3). */
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
