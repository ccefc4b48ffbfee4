import "./SignedOutLayout.css"
import { type ReactNode, useRef } from "react"
import { useLocation } from "react-router-dom"
import { Brand } from "./Brand.tsx"
import { Footer } from "./Footer.tsx"
import { useHeadingFocus } from "#web/page/useHeadingFocus.ts"

/** The layout for users who are not signed in: light content inside a dark frit band. */
export function SignedOutLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  useHeadingFocus(content, pathname)
  return (
    <div className="SignedOutLayout">
      <div className="SignedOutLayoutPane">
        <header className="SignedOutLayoutHead">
          <Brand />
        </header>
        <main id="content" ref={content} className="SignedOutLayoutContent">
          {children}
        </main>
        <Footer />
      </div>
    </div>
  )
}
