import { useSearchParams } from "react-router-dom"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Tabs } from "#ui/Tabs.tsx"
import { latePart } from "#web/shell/latePart.tsx"
import { ScreenSkeleton } from "#web/shell/ScreenSkeleton.tsx"
import { useWords } from "#web/words/useWords.ts"
import { NagsSearch } from "./NagsSearch.tsx"
import "./nags.css"

const SearchHistory = latePart(() => import("./SearchHistory.tsx"), "SearchHistory", "idle", <ScreenSkeleton />)

/** The NAGS search of spec §2 and what it has cost. */
export function NagsScreen() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  return (
    <div className="NagsScreen">
      <PageHeader title={t("route.nags")} about={t("nags.about")} />
      <Tabs
        label={t("route.nags")}
        selected={address.has("history") ? "history" : "search"}
        onSelect={(tab) => setAddress(tab === "history" ? { history: "" } : {})}
        items={[
          { id: "search", title: t("nags.search"), content: <NagsSearch /> },
          { id: "history", title: t("nags.history"), content: <SearchHistory /> }
        ]}
      />
    </div>
  )
}
