import "./NewPasswordSection.css"
import { useState } from "react"
import { passwordFault } from "#domain/people/Password.ts"
import { getUserProration } from "#domain/people/usersApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Section } from "#ui/Section.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { PasswordField } from "#web/forms/PasswordField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { copyText } from "#web/page/copyText.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useGrantableRoles } from "./useGrantableRoles.ts"
import type { NewUserInput } from "./userKind.ts"

/** The first password of a new user, which is told to them and never sent (spec §6), and the cost of the user. */
export function NewPasswordSection({ form }: { readonly form: Form<typeof NewUserInput> }) {
  const { t } = useWords()
  return (
    <Section title={t("user.firstPassword")} id="first-password">
      <div className="NewPasswordSection">
        <Callout title={t("user.passwordInPerson")}>{t("user.passwordOnce")}</Callout>
        <AssignedPassword {...form.field("password", t("password"))} />
        <UserCost />
      </div>
    </Section>
  )
}

interface AssignedPasswordProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly errorMessage?: string | undefined
}

/** A field for a password to pass on to someone: typed or generated, and copied or read aloud. */
export function AssignedPassword(field: AssignedPasswordProps) {
  const { t } = useWords()
  const showToast = useToast()
  const [made, setMade] = useState(0)
  const generate = () => {
    field.onChange(generatePassword())
    setMade((times) => times + 1)
  }
  const copy = async () =>
    showToast(
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

const consonants = "bdfgkmnprstvz"
const vowels = "aeiou"
const digits = "23456789"

/** Returns a uniformly distributed integer below `bound`. */
type Draw = (bound: number) => number

/** Draws from the browser's cryptographic random source, rejecting values that would introduce modulo bias. */
const drawRandom: Draw = (bound) => {
  const limit = Math.floor(2 ** 32 / bound) * bound
  while (true) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < limit) return number % bound
  }
}

/**
 * Generates a pronounceable password: `Dovak-Tirum-Pesob-47`. Three made-up words and two digits provide 51 bits of
 * entropy, for a single sign-in.
 */
export const generatePassword = (draw: Draw = drawRandom): string => {
  const one = (letters: string) => letters.charAt(draw(letters.length))
  const word = () => {
    const letters = one(consonants) + one(vowels) + one(consonants) + one(vowels) + one(consonants)
    return letters.charAt(0).toUpperCase() + letters.slice(1)
  }
  const password = [word(), word(), word(), one(digits) + one(digits)].join("-")
  return passwordFault(password) === undefined ? password : generatePassword(draw)
}

/** The cost of an additional user for the rest of the billing cycle, shown before they are added (spec §6, §9). */
function UserCost() {
  const { t } = useWords()
  const { money, day, whole } = useFormats()
  const { isPlatform } = useGrantableRoles()
  const { data } = useApiQuery(getUserProration, {}, { enabled: !isPlatform })
  if (data === undefined) return null
  const { edition, daysLeft, cycleEnds, amount, monthlyPrice, freeHelpRequests } = data
  if (edition === "payPerLookup") return <Callout title={t("user.costNothing")}>{t("user.costPerLookup")}</Callout>
  if (edition === "freeTrial")
    return <Callout title={t("user.costNothing")}>{t("user.costTrial", { price: money(monthlyPrice) })}</Callout>
  return (
    <Callout title={t("user.cost", { days: daysLeft, amount: money(amount) })}>
      {t("user.costWhy", { price: money(monthlyPrice), requests: whole(freeHelpRequests), day: day(cycleEnds) })}
    </Callout>
  )
}
