import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import type { NewUserTyped } from "./UserTyped.ts"

/** Who it is, and the name they sign in with. */
export function WhoSection({ form, isNew }: { readonly form: Form<typeof NewUserTyped>; readonly isNew: boolean }) {
  const { t } = useWords()
  return (
    <Section title={t("user.who")} id="who">
      <FormGrid columns={3}>
        <TextField {...form.field("firstName", t("user.firstName"))} isRequired autoFocus={isNew} autoComplete="off" />
        <TextField {...form.field("lastName", t("user.lastName"))} isRequired autoComplete="off" />
        <TextField
          {...form.field("userName", t("userName"))}
          description={t("user.userNameHint")}
          isRequired
          autoComplete="off"
          spellCheck="false"
        />
      </FormGrid>
    </Section>
  )
}
