import "./NavLinks.css"
import { useId } from "react"
import { useLocation } from "react-router-dom"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Tooltip } from "#ui/Tooltip.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { isWithin, menuFor, type MenuEntry } from "#web/access/mainMenu.ts"

export interface NavLinksProps {
  /** Shows icons only, with their names on hover and focus. */
  readonly isCondensed?: boolean
  readonly onGo?: () => void
}

/** The main menu, spec §2, limited to what this user may open. */
export function NavLinks({ isCondensed = false, onGo }: NavLinksProps) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const id = useId()
  const parts = menuFor(useUser())
  const current = parts
    .flatMap(({ entries }) => entries)
    .filter((entry) => isWithin(pathname, entry))
    .sort((a, b) => b.within.length - a.within.length)[0]
  return (
    <nav className="NavLinks" aria-label={t("menu.label")} data-condensed={isCondensed || undefined}>
      {parts.map(({ title, entries }) => (
        <div key={title} className="NavPart">
          <h2 id={`${id}${title}`} className={isCondensed ? "hidden-text" : "NavPartTitle"}>
            {t(title)}
          </h2>
          <ul className="NavList" aria-labelledby={`${id}${title}`}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <NavLink entry={entry} isCurrent={entry === current} isCondensed={isCondensed} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface NavLinkProps {
  readonly entry: MenuEntry
  readonly isCurrent: boolean
  readonly isCondensed: boolean
  readonly onGo: (() => void) | undefined
}

function NavLink({ entry: { path, title, icon }, isCurrent, isCondensed, onGo }: NavLinkProps) {
  const { t } = useWords()
  const link = (
    <Link
      href={path}
      isQuiet
      {...(isCurrent ? { "aria-current": "page" as const } : {})}
      {...(onGo ? { onPress: onGo } : {})}
    >
      <Icon name={icon} />
      <span className={isCondensed ? "hidden-text" : "NavText"}>{t(title)}</span>
    </Link>
  )
  return isCondensed ? (
    <Tooltip text={t(title)} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
