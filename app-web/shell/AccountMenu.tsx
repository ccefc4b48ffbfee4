import { access } from "#domain/people/access.ts"
import { mayEnter } from "#domain/people/mayEnter.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useSession } from "#web/session/useSession.ts"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"

/** The account menu, spec §2: manage profile, change password, log out. */
export function AccountMenu({ isCondensed = false }: { readonly isCondensed?: boolean }) {
  const { t } = useWords()
  const user = useUser()
  const { signOut } = useSession()
  const name = `${user.firstName} ${user.lastName}`
  const own = [
    { id: "profile", label: t("account.profile"), icon: "user" as const, href: "/account/profile" },
    { id: "preferences", label: t("route.preferences"), icon: "settings" as const, href: "/account/preferences" },
    { id: "password", label: t("route.changePassword"), icon: "lock" as const, href: "/account/change-password" }
  ]
  const out = [{ id: "logout", label: t("account.logout"), icon: "logout" as const, onAction: signOut }]
  return (
    <Menu
      label={t("account.menu")}
      placement="top start"
      trigger={isCondensed
        ? <IconButton icon="user" label={t("account.of", { name })} />
        : <Button variant="quiet" icon="user" iconAfter="chevron-up" aria-label={t("account.of", { name })}>{name}</Button>}
      groups={[...(mayEnter(access["/account"], user) ? [{ choices: own }] : []), { choices: out }]}
    />
  )
}
