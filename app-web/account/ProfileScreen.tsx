import { Schema } from "effect"
import { useMemo } from "react"
import { getProfile, putProfile } from "#domain/account/accountApi.ts"
import { type Profile, ProfileDraft } from "#domain/account/Profile.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import { countryOf } from "#web/access/Person.ts"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { AddressFields } from "#web/forms/AddressFields.tsx"
import { LanguageSelect } from "#web/forms/LanguageSelect.tsx"
import { PasswordField } from "#web/forms/PasswordField.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { TimeZoneField } from "#web/forms/TimeZoneField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useReloadOnChange } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"
import { PhotoSection } from "./PhotoSection.tsx"
import { profileValues } from "./profileValues.ts"
import { useProfileWords } from "./useProfileWords.ts"

/** /account/profile: the user's name, contact details and photo. */
export function ProfileScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getProfile, {})
  if (data !== undefined) return <ProfileForm profile={data} />
  return (
    <RecordWaiting
      back={{ label: t("route.userProfile"), href: "/account/user-profile" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}

const errorsOf = ({ _tag }: Failure) =>
  _tag === "PasswordNotRight" ? { currentPassword: ["failure.PasswordNotRight"] } : undefined

/** The user's own profile. The photo is saved immediately, everything else on save. */
function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useWords()
  const country = countryOf(useUser().profile)
  const kind = useMemo(() => profileKind(profile), [profile])
  const words = useProfileWords()
  const open = useOpenRecord(kind, profile)
  const saving = useSaveRecord(kind, open, words, { errorsOf })
  const { form } = open
  useReloadOnChange(profile.version)
  const toggleAddress = (isOn: boolean) =>
    form.set("address", isOn ? { address1: "", address2: "", city: "", region: "", postalCode: "", country } : null)
  const header = (
    <PageHeader
      title={t("route.profile")}
      about={t("ownProfile.about")}
      back={{ label: t("route.userProfile"), href: "/account/user-profile" }}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/account/user-profile">
      <PhotoSection form={form} profile={profile} onChanged={(now) => open.applySaved(now)} />
      <AboutYouSection form={form} />
      <ContactDetailsSection form={form} profile={profile} />
      <Section title={t("ownProfile.address")} id="address">
        <Checkbox isSelected={form.values.address !== null} onChange={toggleAddress}>
          {t("ownProfile.hasAddress")}
        </Checkbox>
        {form.values.address !== null && (
          <AddressFields field={(name, label, naming) => form.field(`address.${name}`, label, naming)} />
        )}
      </Section>
    </RecordForm>
  )
}

/** Name, language and time zone. */
function AboutYouSection({ form }: { readonly form: Form<typeof ProfileDraft> }) {
  const { t } = useWords()
  return (
    <Section title={t("ownProfile.you")} id="you">
      <FormGrid columns={2}>
        <TextField {...form.field("firstName", t("user.firstName"))} isRequired autoComplete="given-name" />
        <TextField {...form.field("lastName", t("user.lastName"))} isRequired autoComplete="family-name" />
        <LanguageSelect {...form.field("defaultLanguage", t("language"), { isChoice: true })} isRequired />
        <TimeZoneField {...form.field("timeZone", t("timeZone"), { isChoice: true })} isRequired />
      </FormGrid>
    </Section>
  )
}

/**
 * E-mail and phone. Changing either requires the password, because both can be used to gain access to the account (S7).
 */
function ContactDetailsSection({
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

/** The user's own profile as a record with a form. There is exactly one, and it always exists. */
const profileKind = (profile: Profile): RecordKind<typeof ProfileDraft, Profile> => ({
  name: "profile",
  schema: ProfileDraft.check(
    Schema.makeFilter(
      (typed: ProfileDraft) =>
        typed.currentPassword !== "" ||
        !asksPassword(profile, typed) || { path: ["currentPassword"], issue: "required" }
    )
  ),
  valuesOf: (kept) => profileValues(kept ?? profile),
  secrets: ["currentPassword"],
  changeOf: (typed, _id, version) => ({ ...typed, version }),
  hrefOf: () => "/account/profile",
  get: getProfile,
  list: getProfile,
  post: putProfile,
  put: putProfile
})

type ContactDetails = Pick<ProfileDraft, "emailAddress" | "phoneNumber">

/** Returns whether the changes require the current password: a different e-mail or phone does (S7). */
const asksPassword = (profile: Pick<Profile, keyof ContactDetails>, typed: ContactDetails): boolean =>
  typed.emailAddress !== profile.emailAddress || typed.phoneNumber !== profile.phoneNumber
