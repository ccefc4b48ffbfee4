import "./Edi.css"
import { useEffect, useRef } from "react"
import { useSearchParams } from "react-router-dom"
import { postEdiCheck } from "#domain/edi/ediApi.ts"
import { listEdiStrays } from "#domain/edi/ediStraysApi.ts"
import { ReceivableAge } from "#domain/receivables/Receivable.ts"
import { Button } from "#ui/Button.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { ScreenSkeleton } from "#web/page/ScreenSkeleton.tsx"
import { useWords } from "#web/words/useWords.ts"
import { changedByEdi } from "./changedByEdi.ts"

const EdiInvoiceTabs = lazyPart(() => import("./EdiInvoiceTabs.tsx"), "EdiInvoiceTabs", "now", <ScreenSkeleton />)
const Receivables = lazyPart(() => import("./Receivables.tsx"), "Receivables", "idle", <ScreenSkeleton />)
const UnmatchedItemList = lazyPart(
  () => import("./UnmatchedItemList.tsx"),
  "UnmatchedItemList",
  "idle",
  <ScreenSkeleton />
)
const EdiInvoiceDrawer = lazyPart(() => import("./EdiInvoiceDrawer.tsx"), "EdiInvoiceDrawer", "idle")

const views = ["invoices", "receivables", "strays"] as const

/** The /invoices screen: invoices to the insurers' networks, their state, and what needs attention. */
export function EdiInvoicesScreen() {
  const { t } = useWords()
  const [search, setSearch] = useSearchParams()
  const { send: check, isPending: isChecking } = useApiMutation(postEdiCheck, { invalidates: changedByEdi })
  const isOpened = useRef(false)
  // Opening the screen imports and checks newly created invoices.
  useEffect(() => {
    if (!isOpened.current) check({})
    isOpened.current = true
  }, [check])
  const opened = search.get("invoice")
  const view = views.find((one) => one === search.get("view")) ?? "invoices"
  const { data: strays = [] } = useApiQuery(listEdiStrays, { state: "waiting" }, { isBestEffort: true })
  const goTo = (changes: Readonly<Record<string, string | undefined>>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes))
        if (value === undefined) next.delete(name)
        else next.set(name, value)
      return next
    })
  return (
    <>
      <PageHeader
        title={t("edi.title")}
        about={t("edi.about")}
        actions={
          <Button icon="refresh" isPending={isChecking} onPress={() => check({})}>
            {t("edi.check")}
          </Button>
        }
      />
      <div className="EdiList">
        <SegmentedControl
          label={t("edi.view")}
          isLabelHidden
          options={[
            { value: "invoices", label: t("receivables.invoices") },
            { value: "receivables", label: t("receivables.title") },
            {
              value: "strays",
              label: strays.length === 0 ? t("strays.title") : t("strays.titleCount", { count: strays.length })
            }
          ]}
          value={view}
          onChange={(next) => goTo({ view: next === "invoices" ? undefined : next, state: undefined, age: undefined })}
        />
        {view === "strays" ? (
          <UnmatchedItemList />
        ) : view === "receivables" ? (
          <Receivables
            age={ReceivableAge.literals.find((age) => age === search.get("age"))}
            onAllAges={() => goTo({ age: undefined })}
          />
        ) : (
          <EdiInvoiceTabs
            asked={search.get("state")}
            onSelect={(state) => goTo({ state, page: undefined })}
            onOpen={(invoice) => goTo({ invoice })}
          />
        )}
      </div>
      {opened !== null && <EdiInvoiceDrawer id={opened} onClose={() => goTo({ invoice: undefined })} />}
    </>
  )
}
