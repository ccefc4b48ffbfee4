import "./AdminScreen.css"
import { Badge } from "#ui/Badge.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { Link } from "#ui/Link.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { canOpen } from "#web/access/startPage.ts"
import { screenRoutes } from "#web/access/screenRoutes.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import type { WordId } from "#web/words/words.ts"

/** The settings hub, showing only the pages this user may open. */
export function AdminScreen() {
  const { t } = useWords()
  const user = useUser()
  const isLockedOut = !user.accountActive || user.roles.includes("adminlockedout")
  const parts = adminParts
    .map((part) => ({ ...part, cards: part.cards.filter(({ path }) => canOpen(user, path)) }))
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

/** A link to one settings page, marked if the page does not exist yet. */
function AdminLink({ card: { path, icon, about } }: { readonly card: AdminCard }) {
  const { t } = useWords()
  const place = screenRoutes.find((one) => one.path === path)
  if (place === undefined) return null
  return (
    <li className="AdminCard">
      <span className="AdminCardIcon">
        <Icon name={icon} />
      </span>
      <div>
        <h3 className="AdminCardTitle">
          <Link href={path} isQuiet>
            {t(place.title)}
          </Link>
          {place.about !== undefined && <Badge>{t("admin.coming")}</Badge>}
        </h3>
        <p className="AdminCardAbout">{t(about)}</p>
      </div>
    </li>
  )
}

/** One page of the settings hub. Its name and access rule are in `places`. */
interface AdminCard {
  readonly path: string
  readonly icon: IconName
  /** What the page configures. */
  readonly about: WordId
}

interface AdminPart {
  readonly title: WordId
  readonly cards: ReadonlyArray<AdminCard>
}

const card = (path: string, icon: IconName, about: WordId): AdminCard => ({ path, icon, about })

/**
 * The settings of spec §2, grouped the way a shop looks for them. The two callback routes are only passed through,
 * never opened.
 */
const adminParts: ReadonlyArray<AdminPart> = [
  {
    title: "admin.shop",
    cards: [
      card("/admin/business-information", "building", "admin.businessInformation"),
      card("/locations", "map-pin", "admin.locations"),
      card("/users", "users", "admin.users"),
      card("/admin/security", "lock", "admin.security"),
      card("/admin/audit", "list", "admin.audit"),
      card("/admin/reminders", "clock", "admin.reminders"),
      card("/admin/notifications", "bell", "admin.notifications")
    ]
  },
  {
    title: "admin.sales",
    cards: [
      card("/admin/products", "box", "admin.products"),
      card("/admin/product-categories", "list", "admin.productCategories"),
      card("/admin/insurers", "building", "insurers.about"),
      card("/admin/lists", "list", "choiceLists.about"),
      card("/admin/invoice-payments", "money", "admin.invoicePayments")
    ]
  },
  {
    title: "admin.publicPart",
    cards: [
      card("/admin/public-business-setting", "globe", "admin.publicSettings"),
      card("/admin/public-business-page", "image", "admin.publicPage")
    ]
  },
  {
    title: "admin.connections",
    cards: [
      card("/admin/external-integrations", "link", "admin.integrations"),
      card("/admin/edi-setup", "document", "admin.ediSetup"),
      card("/admin/imports", "upload", "admin.imports")
    ]
  },
  {
    title: "admin.account",
    cards: [card("/billing/account", "tag", "admin.billing"), card("/admin/usage", "chart", "admin.usage")]
  }
]
