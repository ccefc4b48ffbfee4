import "./KitPage.css"
import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { Link } from "#ui/Link.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { useWords } from "#web/words/useWords.ts"
import { samplePages } from "#web/access/screenRoutes.ts"

export interface KitPageProps {
  /** Examples by the component's name in the catalog. */
  readonly examples: Readonly<Record<string, ReactNode>>
}

/** A sample page of components, spec §2 /ui and /extended. The catalog shows the same page as a story. */
export function KitPage({ examples }: KitPageProps) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const page = samplePages.find(({ path }) => path === pathname)
  return (
    <>
      <PageHeader title={page === undefined ? t("kit") : t(page.title)} about={t("kit.about")} />
      <nav className="KitNav" aria-label={t("kit")}>
        {samplePages.map(({ path, title }) => (
          <Link key={path} href={path} isQuiet {...(path === pathname ? { "aria-current": "page" as const } : {})}>
            {t(title)}
          </Link>
        ))}
      </nav>
      {Object.entries(examples).map(([name, example]) => (
        <Section key={name} title={name}>
          <div className="KitExample">{example}</div>
        </Section>
      ))}
    </>
  )
}
