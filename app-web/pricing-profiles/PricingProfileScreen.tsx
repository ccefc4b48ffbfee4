import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfile.ts"
import { getPricingProfile } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
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
  const { data, error, refetch } = useQueryOf(getPricingProfile, { id })
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
