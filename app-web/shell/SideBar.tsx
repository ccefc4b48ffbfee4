import "./SideBar.css"
import { Link } from "#ui/Link.tsx"
import { AccountMenu } from "./AccountMenu.tsx"
import { Brand } from "#web/layout/Brand.tsx"
import { MessageLog } from "./MessageLog.tsx"
import { NavLinks } from "./NavLinks.tsx"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Kbd } from "#ui/Kbd.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useCommands } from "./Commands.tsx"
import { controlKey } from "#web/shell/shortcuts/shortcutsFor.ts"

/** The dark sidebar on the left: shop, navigation and account. Condensed between 768 and 1140 px (spec §9). */
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

/** A button that opens the palette and shows its shortcut. */
export function PaletteButton({ isCondensed = false }: { readonly isCondensed?: boolean }) {
  const { t } = useWords()
  const { openPalette } = useCommands()
  if (isCondensed) return <IconButton icon="search" label={t("palette")} onPress={openPalette} />
  return (
    <div className="PaletteButton">
      <Button variant="quiet" icon="search" isWide onPress={openPalette}>
        <span>{t("palette.button")}</span>
        <span className="PaletteKeys" aria-hidden>
          <Kbd>{controlKey()}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </Button>
    </div>
  )
}
