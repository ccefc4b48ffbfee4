import type { Profile, ProfileDraft } from "#domain/account/Profile.ts"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { PasswordField } from "#web/forms/PasswordField.tsx"
import { useWords } from "#web/words/useWords.ts"
import { asksPassword } from "./asksPassword.ts"

/** One's e-mail and phone; another one asks for the password, since through them others get in (S7). */
export function ReachSection({
  form,
  profile
}: {
  readonly form: Form<typeof ProfileDraft>
  readonly profile: Profile
}) {
  const { t } = useWords()
  const asks = asksPassword(profile, form.values) || form.values.currentPassword !== ""
  return (
    <Section title={t("user.contact")} id="contact">
      <FormGrid columns={2}>
        <TextField
          {...form.field("emailAddress", t("emailAddress"))}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...form.field("phoneNumber", t("phoneNumber"))} type="tel" inputMode="tel" autoComplete="tel" />
        {asks && (
          <FormCell span={6} startsRow>
            <PasswordField
              {...form.field("currentPassword", t("ownPassword.current"))}
              description={t("ownProfile.passwordWhy")}
              isRequired
              autoComplete="current-password"
            />
          </FormCell>
        )}
      </FormGrid>
    </Section>
  )
}
