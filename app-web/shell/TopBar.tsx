import "./TopBar.css"
import { useState } from "react"
import { Drawer } from "#ui/Drawer.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Link } from "#ui/Link.tsx"
import { useWords } from "#web/words/useWords.ts"
import { AccountMenu } from "./AccountMenu.tsx"
import { Brand } from "#web/layout/Brand.tsx"
import { MessageLog } from "./MessageLog.tsx"
import { NavLinks } from "./NavLinks.tsx"
import { PaletteButton } from "./SideBar.tsx"
import { useSwipe } from "#web/page/useSwipe.ts"

/**
 * The frame on a phone: a dark line on top, the menu in a sheet, which a finger pushes away too (spec §9: below 768
 * px).
 */
export function TopBar() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const swiping = useSwipe((by) => setOpen(by === 1))
  return (
    <header className="TopBar" data-theme="dark">
      <Link href="/" isQuiet>
        <Brand />
      </Link>
      <PaletteButton isCondensed />
      <MessageLog />
      <AccountMenu isCondensed />
      <IconButton icon="menu" label={t("menu.open")} onPress={() => setOpen(true)} />
      <Drawer title={t("menu.label")} closeLabel={t("close")} size="small" isOpen={isOpen} onOpenChange={setOpen}>
        <div className="TopBarMenu" {...swiping}>
          <NavLinks onGo={() => setOpen(false)} />
        </div>
      </Drawer>
    </header>
  )
}
