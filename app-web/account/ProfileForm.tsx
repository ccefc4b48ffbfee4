import { useMemo } from "react"
import type { Profile } from "#domain/account/Profile.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { AddressFields } from "#web/forms/AddressFields.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { countryOf } from "#web/session/Person.ts"
import { useRenewed } from "#web/session/useRenewed.ts"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { AboutYouSection } from "./AboutYouSection.tsx"
import { PhotoSection } from "./PhotoSection.tsx"
import { profileKind } from "./profileKind.ts"
import { ReachSection } from "./ReachSection.tsx"
import { useProfileWords } from "./useProfileWords.ts"

const errorsOf = ({ _tag }: Failure) =>
  _tag === "PasswordNotRight" ? { currentPassword: ["failure.PasswordNotRight"] } : undefined

/** One's own profile. The photo is kept at once, all else when it is saved. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useWords()
  const country = countryOf(useUser().profile)
  const kind = useMemo(() => profileKind(profile), [profile])
  const words = useProfileWords()
  const open = useOpenRecord(kind, profile)
  const saving = useSaveRecord(kind, open, words, errorsOf)
  const { form } = saving
  useRenewed(profile.version)
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
      <PhotoSection
        form={form}
        profile={profile}
        onChanged={(now) => open.adopt(now, open.opened?.values ?? form.values)}
      />
      <AboutYouSection form={form} />
      <ReachSection form={form} profile={profile} />
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
