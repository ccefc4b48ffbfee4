import { PercentField } from "#ui/PercentField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileForm } from "./ProfileForm.ts"

export interface ProfilePercentProps {
  readonly form: Form<typeof ProfileForm>
  readonly name: "windshieldPercent" | "temperedPercent" | "moldingPercent" | "clipsPercent" | "rainSensorPadPercent"
  readonly label: string
}

/** One share of a profile. */
export function ProfilePercent({ form, name, label }: ProfilePercentProps) {
  const { t } = useWords()
  return <PercentField {...form.field(name, label)} unclearMessage={t("number.unclear")} />
}
