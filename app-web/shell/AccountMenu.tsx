import { Avatar } from "#ui/Avatar.tsx"
import { Button } from "#ui/Button.tsx"
import { Menu } from "#ui/Menu.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { useCommands } from "./Commands.tsx"
import { canOpen } from "#web/access/startPage.ts"
import "./AccountMenu.css"

/** The account menu, spec §2: manage profile, change password, log out; also a link to the installer's mobile page. */
export function AccountMenu({ isCondensed = false }: { readonly isCondensed?: boolean }) {
  const { t } = useWords()
  const user = useUser()
  const { signOut, openHelp } = useCommands()
  const name = `${user.firstName} ${user.lastName}`
  const face = <Avatar name={name} src={user.profile.imageUrl} size={24} />
  const own = [
    { id: "profile", label: t("account.profile"), icon: "user" as const, href: "/account/profile" },
    { id: "preferences", label: t("route.preferences"), icon: "settings" as const, href: "/account/preferences" },
    { id: "security", label: t("route.security"), icon: "lock" as const, href: "/account/security" },
    { id: "password", label: t("route.changePassword"), icon: "lock" as const, href: "/account/change-password" }
  ].filter(({ href }) => canOpen(user, href))
  // A separate page with its own service worker, not a route of this app.
  const phone = canOpen(user, "/jobs")
    ? [
        {
          id: "installer",
          label: t("account.phone"),
          icon: "truck" as const,
          onAction: () => location.assign("/installer")
        }
      ]
    : []
  const keys = [{ id: "shortcuts", label: t("shortcuts"), icon: "info" as const, shortcut: "?", onAction: openHelp }]
  const out = [{ id: "logout", label: t("account.logout"), icon: "logout" as const, onAction: signOut }]
  return (
    <Menu
      label={t("account.menu")}
      placement="top start"
      trigger={
        isCondensed ? (
          <Button variant="quiet" aria-label={t("account.of", { name })}>
            {face}
          </Button>
        ) : (
          <Button variant="quiet" iconAfter="chevron-up" aria-label={t("account.of", { name })}>
            <span className="AccountMenuName">
              {face}
              <span>{name}</span>
            </span>
          </Button>
        )
      }
      groups={[own, phone, keys, out].filter((choices) => choices.length > 0).map((choices) => ({ choices }))}
    />
  )
}
