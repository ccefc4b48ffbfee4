import { MoneyField } from "#ui/MoneyField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileForm } from "./ProfileForm.ts"

export interface ProfileMoneyProps {
  readonly form: Form<typeof ProfileForm>
  readonly name:
    | "laborRate"
    | "laborBase"
    | "repairFirst"
    | "repairAdditional"
    | "calibrationStatic"
    | "calibrationDynamic"
    | "calibrationDual"
    | "fastCureRate"
    | "kitBaseRate"
    | "kitUrethaneDamPrimerRate"
    | "kitHighModulusRate"
  readonly label: string
}

/** One rate of a profile. */
export function ProfileMoney({ form, name, label }: ProfileMoneyProps) {
  const { t } = useWords()
  const { currency } = useFormats()
  return <MoneyField {...form.field(name, label)} currency={currency} unclearMessage={t("number.unclear")} />
}
