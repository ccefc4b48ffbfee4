import "./SideBar.css"
import { Link } from "#ui/Link.tsx"
import { AccountMenu } from "./AccountMenu.tsx"
import { Brand } from "#web/layout/Brand.tsx"
import { MessageLog } from "./MessageLog.tsx"
import { NavLinks } from "./NavLinks.tsx"
import { PaletteButton } from "./PaletteButton.tsx"

/** The dark frame at the left: whose shop, where to, who. Condensed between 768 and 1140 px (spec §9). */
export function SideBar({ isCondensed }: { readonly isCondensed: boolean }) {
  return (
    <aside className="SideBar" data-theme="dark" data-condensed={isCondensed || undefined}>
      <div className="SideBarTop">
        <Link href="/" isQuiet>
          <Brand isCondensed={isCondensed} />
        </Link>
      </div>
      {isCondensed ? (
        <div className="SideBarFind">
          <PaletteButton isCondensed />
        </div>
      ) : (
        <PaletteButton />
      )}
      <div className="SideBarMenu">
        <NavLinks isCondensed={isCondensed} />
      </div>
      <div className="SideBarFoot">
        <AccountMenu isCondensed={isCondensed} />
        <MessageLog />
      </div>
    </aside>
  )
}
