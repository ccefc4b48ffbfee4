import { CheckboxGroup } from "#ui/CheckboxGroup.tsx"
import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { useGrantable } from "./useGrantable.ts"
import type { NewUserTyped } from "./UserTyped.ts"
import "./RolesSection.css"

/** What a person may do. Only roles that whoever looks may give can be ticked. */
export function RolesSection({ form }: { readonly form: Form<typeof NewUserTyped> }) {
  const { t, of } = useWords()
  const { all, grantable } = useGrantable()
  const options = all.map((role) => ({
    value: role,
    label: of("role", role),
    description: of("roleAbout", role),
    isDisabled: !grantable.includes(role)
  }))
  return (
    <Section title={t("user.roles")} description={t("user.rolesHint")} id="roles">
      <div className="RolesSection">
        <CheckboxGroup
          {...form.field("roles", t("user.roles"), { isChoice: true })}
          isLabelHidden
          isRequired
          options={options}
        />
      </div>
    </Section>
  )
}
