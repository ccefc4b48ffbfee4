import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfile.ts"
import { getPricingProfile } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { PricingProfileForm } from "./PricingProfileForm.tsx"

/** A pricing profile: a new one, or one to change. */
export function PricingProfileScreen() {
  const { id } = useParams()
  if (id === undefined) return <PricingProfileForm />
  return Schema.is(PricingProfileId)(id) ? <KnownProfile id={id} key={id} /> : <NotFoundScreen />
}

function KnownProfile({ id }: { readonly id: PricingProfileId }) {
  const { t } = useWords()
  const profile = useQueryOf(getPricingProfile, { id })
  if (profile.data !== undefined) return <PricingProfileForm profile={profile.data} />
  if (!profile.isError) return <><PageHeader title={t("loading")} /><Skeleton widths={["40%", "70%", "55%", "70%"]} height={20} /></>
  return profile.error._tag === "PricingProfileNotFound" ? <NotFoundScreen /> : <LoadFailed failure={profile.error} onRetry={() => void profile.refetch()} />
}
