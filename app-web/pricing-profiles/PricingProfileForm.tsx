import { type PricingProfile, PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { getPricingProfile, listPricingProfiles, postPricingProfile, putPricingProfile } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Form } from "#ui/Form.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useDraft } from "#web/api/useDraft.ts"
import { useForm } from "#web/api/useForm.ts"
import { DraftBanner } from "#web/forms/DraftBanner.tsx"
import { FormActions } from "#web/forms/FormActions.tsx"
import { useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"
import { AutomaticSection } from "./AutomaticSection.tsx"
import { DeleteProfile } from "./DeleteProfile.tsx"
import { GlassSection } from "./GlassSection.tsx"
import { KitsSection } from "./KitsSection.tsx"
import { LaborSection } from "./LaborSection.tsx"
import { ProfileConflict } from "./ProfileConflict.tsx"
import { profileValues } from "./profileValues.ts"
import { TermsSection } from "./TermsSection.tsx"

/** A pricing profile, laid out as an insurer's letter is read: glass, labor, kits, repairs, calibration. */
export function PricingProfileForm({ profile }: { readonly profile?: PricingProfile }) {
  const { t } = useWords()
  const form = useForm(PricingProfileDraft, profileValues(profile))
  const draft = useDraft(`pricing-profile.${profile?.id ?? "new"}`, form.values, form.isDirty)
  const saving = useSaveRecord({
    form,
    opened: profile,
    post: postPricingProfile,
    put: putPricingProfile,
    refreshes: [listPricingProfiles, getPricingProfile],
    valuesOf: profileValues,
    hrefOf: ({ id }) => `/pricing-profile/${id}/edit`,
    said: { created: t("profile.created"), saved: t("profile.saved") },
    onSaved: draft.clear,
    onRefused: (failure) => {
      if (failure._tag !== "PricingProfileNameTaken") return false
      form.setServerErrors({ profileName: ["profileName.taken"] })
      return true
    }
  })
  const restore = () => {
    if (draft.found !== undefined) form.replace(draft.found.values)
    draft.dismiss()
  }
  return (
    <Form onSubmit={(event) => { event.preventDefault(); saving.save() }}>
      <PageHeader
        title={profile?.profileName ?? t("profile.newTitle")}
        back={{ label: t("profiles.title"), href: "/pricing-profile" }}
        actions={profile !== undefined && <DeleteProfile profile={profile} />}
      />
      {draft.found !== undefined && <DraftBanner savedAt={draft.found.savedAt} onRestore={restore} onDiscard={draft.clear} />}
      {saving.theirs !== undefined && <ProfileConflict mine={form.values} theirs={saving.theirs} onKeepMine={saving.keepMine} onTakeTheirs={saving.takeTheirs} />}
      <TermsSection form={form} />
      <GlassSection form={form} />
      <LaborSection form={form} />
      <KitsSection form={form} />
      <AutomaticSection form={form} />
      <FormActions draftSavedAt={draft.savedAt}>
        <ButtonLink href="/pricing-profile">{t("cancel")}</ButtonLink>
        <Button type="submit" variant="primary" isPending={saving.isPending}>{t("save")}</Button>
      </FormActions>
    </Form>
  )
}
