import type { User } from "#domain/people/User.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useWords } from "#web/words/useWords.ts"

/** What stands out about a person: shut out, or still with the password they were given. */
export function UserStatus({ user: { active, mustChangePassword } }: { readonly user: User }) {
  const { t } = useWords()
  if (!active) return <StatusDot isHollow>{t("user.inactive")}</StatusDot>
  return mustChangePassword ? <StatusDot tone="warning">{t("user.passwordGiven")}</StatusDot> : null
}
