import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { PasswordField } from "#web/forms/PasswordField.tsx"
import { copyText } from "#web/shell/copyText.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import { generatePassword } from "./generatePassword.ts"
import "./GivenPassword.css"

export interface GivenPasswordProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly errorMessage?: string | undefined
}

/** A password to be told to somebody: typed, or made up at a press, and copied to be read out. */
export function GivenPassword(field: GivenPasswordProps) {
  const { t } = useWords()
  const say = useSay()
  const [made, setMade] = useState(0)
  const generate = () => {
    field.onChange(generatePassword())
    setMade((times) => times + 1)
  }
  const copy = async () =>
    say(
      (await copyText(field.value))
        ? { kind: "info", text: t("user.passwordCopied") }
        : { kind: "warning", text: t("copy.refused") }
    )
  return (
    <div className="GivenPassword">
      <PasswordField
        key={made > 0 ? "made" : "typed"}
        {...field}
        description={t("ownPassword.rules")}
        isRequired
        isShownFirst={made > 0}
        autoComplete="new-password"
      />
      <div className="GivenPasswordActions">
        <Button icon="refresh" onPress={generate}>
          {t("user.generate")}
        </Button>
        <Button variant="quiet" icon="copy" isDisabled={field.value === ""} onPress={() => void copy()}>
          {t("user.copyPassword")}
        </Button>
      </div>
    </div>
  )
}
