import { Callout } from "#ui/Callout.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { useUser } from "#web/session/useUser.ts"
import { mayOpen } from "#web/shell/mayOpen.ts"
import { useWords } from "#web/words/useWords.ts"
import { AdminLink } from "./AdminLink.tsx"
import { adminParts } from "./adminCards.ts"
import "./AdminScreen.css"

/** The settings hub: what this person may open, and nothing else. */
export function AdminScreen() {
  const { t } = useWords()
  const user = useUser()
  const isLockedOut = !user.accountActive || user.roles.includes("adminlockedout")
  const parts = adminParts
    .map((part) => ({ ...part, cards: part.cards.filter(({ path }) => mayOpen(user, path)) }))
    .filter(({ cards }) => cards.length > 0)
  return (
    <div className="AdminScreen">
      <PageHeader title={t("route.admin")} about={t("admin.about")} />
      {isLockedOut && <Callout tone="warning" title={t("admin.lockedOut")} />}
      {parts.map(({ title, cards }) => (
        <Section key={String(title)} title={t(title)}>
          <ul className="AdminCards">
            {cards.map((card) => (
              <AdminLink key={card.path} card={card} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}
