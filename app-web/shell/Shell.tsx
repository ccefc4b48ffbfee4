import "./Shell.css"
import { type ReactNode, Suspense, useRef, useSyncExternalStore, useState } from "react"
import { useLocation } from "react-router-dom"
import { Callout } from "#ui/Callout.tsx"
import { SkipLink } from "#ui/SkipLink.tsx"
import { BrokenScreen, ErrorBoundary } from "#web/errors/ErrorBoundary.tsx"
import { Footer } from "#web/layout/Footer.tsx"
import { ScreenSkeleton } from "#web/page/ScreenSkeleton.tsx"
import { useHeadingFocus } from "#web/page/useHeadingFocus.ts"
import { condensed, narrow, useMedia } from "#web/page/useMedia.ts"
import { ServiceBanner } from "#web/service-state/ServiceBanner.tsx"
import { useWords } from "#web/words/useWords.ts"
import { CommandsProvider } from "./Commands.tsx"
import { SideBar, PaletteButton } from "./SideBar.tsx"
import { useFocusRecovery } from "./useFocusRecovery.ts"
import "./TopBar.css"
import { Drawer } from "#ui/Drawer.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Link } from "#ui/Link.tsx"
import { AccountMenu } from "./AccountMenu.tsx"
import { Brand } from "#web/layout/Brand.tsx"
import { MessageLog } from "./MessageLog.tsx"
import { NavLinks } from "./NavLinks.tsx"
import { useSwipe } from "#web/page/useSwipe.ts"

/** The frame around all screens for signed-in users. It survives errors in a screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const isNarrow = useMedia(narrow)
  const isCondensed = useMedia(condensed)
  useHeadingFocus(content, pathname)
  useFocusRecovery(content, pathname)
  return (
    <CommandsProvider>
      <div className="Shell">
        <SkipLink href="#content">{t("skip")}</SkipLink>
        {isNarrow ? <TopBar /> : <SideBar isCondensed={isCondensed} />}
        <div className="ShellBody">
          <main id="content" ref={content} className="ShellContent" tabIndex={-1}>
            <OfflineBanner />
            <ServiceBanner />
            <ErrorBoundary resetKey={pathname} fallback={(again) => <BrokenScreen again={again} />}>
              <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
            </ErrorBoundary>
          </main>
          <Footer />
        </div>
      </div>
    </CommandsProvider>
  )
}

/** Tells the user that they are offline and that no input is lost. */
function OfflineBanner() {
  const { t } = useWords()
  return useOnline() ? null : (
    <Callout tone="warning" isLive title={t("offline.title")}>
      {t("offline.about")}
    </Callout>
  )
}

/** Returns whether the browser reports being online. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      addEventListener("online", changed)
      addEventListener("offline", changed)
      return () => {
        removeEventListener("online", changed)
        removeEventListener("offline", changed)
      }
    },
    () => navigator.onLine
  )

/**
 * The frame on phones: a dark bar at the top, and the menu in a sheet that can be swiped away (spec §9: below 768 px).
 */
function TopBar() {
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
