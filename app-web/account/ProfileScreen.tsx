import { getProfile } from "#domain/account/accountApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useWords } from "#web/words/useWords.ts"
import { ProfileForm } from "./ProfileForm.tsx"

/** /account/profile: who one is here, how one is reached, and one's photo. */
export function ProfileScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useQueryOf(getProfile, {})
  if (data !== undefined) return <ProfileForm profile={data} />
  return (
    <RecordWaiting
      back={{ label: t("route.userProfile"), href: "/account/user-profile" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}
