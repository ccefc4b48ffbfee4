import { Accordion } from "#ui/Accordion.tsx"
import { Disclosure } from "#ui/Disclosure.tsx"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

/** /ui/accordions: collapsible sections. */
export function Kit() {
  const { t, of } = useWords()
  const stages = (["quote", "workorder", "invoice"] as const).map((stage) => ({
    id: stage,
    title: of("stage", stage),
    children: <p>{t("dashboard.quotesAbout")}</p>
  }))
  return (
    <KitPage
      examples={{
        Accordion: (
          <div className="KitWide">
            <Accordion items={stages} defaultOpen={["quote"]} />
          </div>
        ),
        Disclosure: (
          <div className="KitWide">
            <Disclosure title={of("partsStatus", "pending")} note="2">
              <p>{t("dashboard.partsAbout")}</p>
            </Disclosure>
          </div>
        )
      }}
    />
  )
}
