import { Badge } from "#ui/Badge.tsx"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { places } from "#web/shell/places.ts"
import { useWords } from "#web/words/useWords.ts"
import type { AdminCard } from "./adminCards.ts"

/** The way to one settings page; says so where the page is still to come. */
export function AdminLink({ card: { path, icon, about } }: { readonly card: AdminCard }) {
  const { t } = useWords()
  const place = places.find((one) => one.path === path)
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
