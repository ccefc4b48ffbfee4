import "./PagePreview.css"
import { useEffect, useRef } from "react"
import { useIntl } from "react-intl"
import type { PublicPageFacts } from "#domain/public-page/PublicPageFacts.ts"
import { getPublicPagePreview } from "#domain/public-page/publicPageApi.ts"
import { isLanguage, type Language } from "#domain/words/languages.ts"
import { Callout } from "#ui/Callout.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { pageBody, pageSheet } from "./renderPublicPage.ts"

/** Replaces saved values with unsaved ones. */
export type PreviewedFacts = (kept: PublicPageFacts) => PublicPageFacts

export interface PagePreviewProps {
  readonly typed: PreviewedFacts
}

/** A phone-sized preview of the page with unsaved values, rendered by the server's renderer into a shadow tree. */
export function PagePreview({ typed }: PagePreviewProps) {
  const { t, of } = useWords()
  const { day } = useFormats()
  const [spoken] = useIntl().locale.split("-")
  const language = isLanguage(spoken) ? spoken : "en"
  const { data } = useApiQuery(getPublicPagePreview, {}, { isBestEffort: true })
  const sheet = useRef<HTMLDivElement>(null)
  const facts = data && typed(data.facts)
  useEffect(() => {
    if (facts === undefined || sheet.current === null) return
    draw(sheet.current, facts, language)
  })
  return (
    <aside className="PagePreview" aria-label={t("publicPage.preview")}>
      {data !== undefined && (
        <Callout tone={data.state === "active" ? "success" : "info"} title={of("pageState", data.state)}>
          {data.state === "active" && data.ends !== "" && <p>{t("publicPage.until", { day: day(data.ends) })}</p>}
          {data.state === "active" && (
            <a className="Link" href="/businesspage" target="_blank" rel="noreferrer">
              {t("publicPage.see")}
            </a>
          )}
        </Callout>
      )}
      <p className="Quiet PageHint">{t("publicPage.previewHint")}</p>
      <div className="PagePreviewSheet" ref={sheet} inert aria-hidden />
    </aside>
  )
}

/** The preview is inert. A constructed style sheet is not subject to the content security policy. */
const draw = (host: HTMLElement, facts: PublicPageFacts, language: Language) => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" })
  const style = new CSSStyleSheet()
  style.replaceSync(pageSheet(facts))
  root.adoptedStyleSheets = [style]
  root.innerHTML = pageBody(facts, {
    language,
    isChosen: true,
    now: Date.now(),
    origin: location.origin,
    quotePath: "/quote",
    pictureAt: (id) => `/api/V1/files/${id}`,
    theme: "light"
  }).text
}
