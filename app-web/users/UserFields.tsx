import "./RolesSection.css"
import type { User } from "#domain/people/User.ts"
import { CheckboxGroup } from "#ui/CheckboxGroup.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { TextField } from "#ui/TextField.tsx"
import { LanguageSelect } from "#web/forms/LanguageSelect.tsx"
import { TimeZoneField } from "#web/forms/TimeZoneField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { useGrantableRoles, useLocationOptions } from "./useGrantableRoles.ts"
import type { NewUserInput } from "./userKind.ts"

/** The person's name and user name. */
export function IdentitySection({
  form,
  isNew
}: {
  readonly form: Form<typeof NewUserInput>
  readonly isNew: boolean
}) {
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

/** Contact details. Users change their own in the profile, which requires the password (S7). */
export function ContactSection({ form, isOwn }: { readonly form: Form<typeof NewUserInput>; readonly isOwn: boolean }) {
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

/** Locations, language and time zone. */
export function WorkSection({ form }: { readonly form: Form<typeof NewUserInput> }) {
  const { t } = useWords()
  const { isPlatform } = useGrantableRoles()
  const { options } = useLocationOptions()
  return (
    <Section title={t("user.work")} id="work">
      <FormGrid columns={2}>
        <LanguageSelect {...form.field("defaultLanguage", t("language"), { isChoice: true })} isRequired />
        <TimeZoneField {...form.field("timeZone", t("timeZone"), { isChoice: true })} isRequired />
        {!isPlatform && options.length > 0 && (
          <>
            <Select
              {...form.field("defaultLocationKey", t("user.defaultLocation"))}
              description={t("user.defaultLocationHint")}
              placeholder={t("none")}
              noneLabel={t("none")}
              options={options}
            />
            <CheckboxGroup
              {...form.field("assignedLocations", t("user.assignedLocations"))}
              description={t("user.assignedLocationsHint")}
              options={options}
            />
          </>
        )}
      </FormGrid>
    </Section>
  )
}

/** The user's roles. Only roles the current user may grant can be selected. */
export function RolesSection({ form }: { readonly form: Form<typeof NewUserInput> }) {
  const { t, of } = useWords()
  const { all, grantable } = useGrantableRoles()
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

/** Notable states of a user: deactivated, or still using an assigned password. */
export function UserStatus({ user: { active, mustChangePassword } }: { readonly user: User }) {
  const { t } = useWords()
  if (!active) return <StatusDot isHollow>{t("user.inactive")}</StatusDot>
  return mustChangePassword ? <StatusDot tone="warning">{t("user.passwordGiven")}</StatusDot> : null
}
