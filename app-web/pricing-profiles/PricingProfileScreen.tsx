import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { type PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import {
  deletePricingProfile,
  getPricingProfile,
  listPricingProfiles
} from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { DeleteRecord } from "#web/forms/DeleteRecord.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"
import { KitsSection } from "./KitsSection.tsx"
import { PartPricesSection } from "./PartPricesSection.tsx"
import { AutomaticSection, GlassSection, LaborSection, TermsSection } from "./ProfileFields.tsx"
import { profileKind } from "./profileKind.ts"
import { useProfileWords } from "./useProfileWords.ts"

/** The form of a new or existing pricing profile. */
export function PricingProfileScreen() {
  const { id } = useParams()
  if (id === undefined) return <PricingProfileForm />
  return Schema.is(PricingProfileId)(id) ? <KnownProfile id={id} key={id} /> : <NotFoundScreen />
}

function KnownProfile({ id }: { readonly id: PricingProfileId }) {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getPricingProfile, { id })
  if (data !== undefined) return <PricingProfileForm profile={data} />
  if (error?._tag === "PricingProfileNotFound") return <NotFoundScreen />
  return (
    <RecordWaiting
      back={{ label: t("profiles.title"), href: "/pricing-profile" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}

/** Names are unique within a shop. A duplicate is shown on the name field. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "PricingProfileNameTaken" ? { profileName: ["profileName.taken"] } : undefined

/**
 * The form of a pricing profile, in the order of an insurer's letter: glass, hardware, labor, repairs, calibration,
 * kits.
 */
function PricingProfileForm({ profile }: { readonly profile?: PricingProfile }) {
  const { t } = useWords()
  const words = useProfileWords()
  const open = useOpenRecord(profileKind, profile)
  const saving = useSaveRecord(profileKind, open, words, { errorsOf })
  const { form } = open
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
      <PartPricesSection form={form} />
      <AutomaticSection form={form} />
    </RecordForm>
  )
}

interface DeleteProfileProps {
  readonly profile: PricingProfile
  readonly onDeleted: () => void
}

/** Deletes a profile. Refused while customers use it. */
function DeleteProfile({ profile: { id, profileName }, onDeleted }: DeleteProfileProps) {
  const { t } = useWords()
  const words = {
    press: t("profile.delete"),
    ask: t("profile.deleteAsk", { name: profileName }),
    hint: t("profile.deleteHint"),
    done: t("profile.deleted")
  }
  return (
    <DeleteRecord
      id={id}
      call={deletePricingProfile}
      list={listPricingProfiles}
      listPath="/pricing-profile"
      words={words}
      onDeleted={onDeleted}
    />
  )
}
