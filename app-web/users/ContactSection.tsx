import { FormGrid } from "#ui/FormGrid.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import type { NewUserTyped } from "./UserTyped.ts"

/** How a person is reached. One's own is changed in the profile, with the password (S7). */
export function ContactSection({ form, isOwn }: { readonly form: Form<typeof NewUserTyped>; readonly isOwn: boolean }) {
  const { t } = useWords()
  return (
    <Section
      title={t("user.contact")}
      id="contact"
      description={
        isOwn && (
          <>
            {t("user.ownContact")} <Link href="/account/profile">{t("user.toProfile")}</Link>
          </>
        )
      }
    >
      <FormGrid columns={2}>
        <TextField
          {...form.field("emailAddress", t("emailAddress"))}
          isRequired
          isReadOnly={isOwn}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <TextField
          {...form.field("phoneNumber", t("phoneNumber"))}
          isReadOnly={isOwn}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </FormGrid>
    </Section>
  )
}
