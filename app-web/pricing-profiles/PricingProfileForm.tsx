import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"
import { AutomaticSection } from "./AutomaticSection.tsx"
import { DeleteProfile } from "./DeleteProfile.tsx"
import { GlassSection } from "./GlassSection.tsx"
import { KitsSection } from "./KitsSection.tsx"
import { LaborSection } from "./LaborSection.tsx"
import { profileKind } from "./profileKind.ts"
import { TermsSection } from "./TermsSection.tsx"
import { useProfileWords } from "./useProfileWords.ts"

/** Names are unique in a shop: a taken one is a matter of its field. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "PricingProfileNameTaken" ? { profileName: ["profileName.taken"] } : undefined

/** A pricing profile, laid out as an insurer's letter is read: glass, hardware, labor, repairs, calibration, kits. */
export function PricingProfileForm({ profile }: { readonly profile?: PricingProfile }) {
  const { t } = useWords()
  const words = useProfileWords()
  const open = useOpenRecord(profileKind, profile)
  const saving = useSaveRecord(profileKind, open, words, errorsOf)
  const { form } = saving
  const header = (
    <PageHeader
      title={profile?.profileName ?? t("profile.newTitle")}
      back={{ label: t("profiles.title"), href: "/pricing-profile" }}
      actions={profile && <DeleteProfile profile={profile} onDeleted={open.draft.clear} />}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/pricing-profile">
      <TermsSection form={form} isNew={profile === undefined} />
      <GlassSection form={form} />
      <LaborSection form={form} />
      <KitsSection form={form} />
      <AutomaticSection form={form} />
    </RecordForm>
  )
}
