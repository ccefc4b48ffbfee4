import "./Shell.css"
import { type ReactNode, Suspense, useRef } from "react"
import { useLocation } from "react-router-dom"
import { SkipLink } from "#ui/SkipLink.tsx"
import { BrokenScreen } from "#web/errors/BrokenScreen.tsx"
import { useWords } from "#web/words/useWords.ts"
import { CommandsProvider } from "./Commands.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { Footer } from "./Footer.tsx"
import { OfflineBanner } from "./OfflineBanner.tsx"
import { ScreenSkeleton } from "./ScreenSkeleton.tsx"
import { ServiceBanner } from "./ServiceBanner.tsx"
import { SideBar } from "./SideBar.tsx"
import { TopBar } from "./TopBar.tsx"
import { useFocusKept } from "./useFocusKept.ts"
import { useHeadingFocus } from "./useHeadingFocus.ts"
import { condensed, narrow, useMedia } from "./useMedia.ts"

/** The frame around every screen for signed-in people. A broken screen leaves it standing. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const isNarrow = useMedia(narrow)
  const isCondensed = useMedia(condensed)
  useHeadingFocus(content, pathname)
  useFocusKept(content, pathname)
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
