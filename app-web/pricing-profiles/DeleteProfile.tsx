import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { deletePricingProfile, listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { DeleteRecord } from "#web/forms/DeleteRecord.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface DeleteProfileProps {
  readonly profile: PricingProfile
  readonly onDeleted: () => void
}

/** Deletes a profile; refused while customers use it. */
export function DeleteProfile({ profile: { id, profileName }, onDeleted }: DeleteProfileProps) {
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
