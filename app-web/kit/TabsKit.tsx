import { useState } from "react"
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx"
import { Pager } from "#ui/Pager.tsx"
import { Tabs } from "#ui/Tabs.tsx"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

/** /ui/tabs: navigation between the parts of one record. */
export function Kit() {
  const { t, of } = useWords()
  const [page, setPage] = useState(2)
  const [pageSize, setPageSize] = useState(5)
  const tabs = (["quote", "workorder", "invoice"] as const).map((id, index) => ({
    id,
    title: of("stage", id),
    count: index,
    content: <p>{t("dashboard.quotesAbout")}</p>
  }))
  return (
    <KitPage
      examples={{
        Tabs: <Tabs label={t("route.jobs")} items={tabs} />,
        Breadcrumbs: (
          <Breadcrumbs
            label={t("goHome")}
            crumbs={[
              { label: t("route.dashboard"), href: "/dashboard" },
              { label: t("kit"), href: "/ui/tabs" }
            ]}
          />
        ),
        Pager: (
          <div className="KitWide">
            <Pager
              label={t("page.label")}
              page={page}
              pageSize={pageSize}
              total={48}
              totalText={t("page.range", {
                from: (page - 1) * pageSize + 1,
                to: Math.min(page * pageSize, 48),
                total: 48
              })}
              sizeLabel={t("page.size")}
              previousLabel={t("page.previous")}
              nextLabel={t("page.next")}
              pageLabel={(number) => t("page.number", { page: number })}
              onPageChange={setPage}
              onPageSizeChange={(size) => {
                setPageSize(size)
                setPage(1)
              }}
            />
          </div>
        )
      }}
    />
  )
}
