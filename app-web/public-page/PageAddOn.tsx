import { useState } from "react"
import {
  getPageAddOn,
  type PageAddOn as AddOn,
  postPageCancellation,
  postPageReactivation
} from "#domain/public-page/pageAddOnApi.ts"
import { getPublicPagePreview } from "#domain/public-page/publicPageApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { Section } from "#ui/Section.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { focusNext } from "#web/page/focusNext.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * The public page as a subscription add-on. If an admin cancels it, it stays active until the end of the billing period
 * (spec §4).
 */
export function PageAddOn() {
  const { t } = useWords()
  const { data } = useApiQuery(getPageAddOn, {}, { isBestEffort: true })
  if (data === undefined) return null
  return (
    <Section title={t("publicPage.addOn")} id="add-on">
      <div className="PageParts">
        <p>{t(data.isFree ? "publicPage.addOnFree" : "publicPage.addOnPaid")}</p>
        {data.ends === "" ? <Cancel {...data} /> : <Reactivate {...data} />}
      </div>
    </Section>
  )
}

const refreshes = [getPageAddOn, getPublicPagePreview]

/** Either button replaces the other, and the focus moves along. */
const ids = { cancel: "page-cancel", reactivate: "page-reactivate" }
const focusOn = (id: string) => focusNext(() => document.getElementById(id))

function Cancel({ periodEnds }: AddOn) {
  const { t } = useWords()
  const { day } = useFormats()
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)
  const { isPending, send } = useApiMutation(postPageCancellation, {
    invalidates: refreshes,
    onDone: ({ ends }) => {
      setAsking(false)
      focusOn(ids.reactivate)
      showToast({ kind: "success", text: t("publicPage.pageCancelled", { day: day(ends) }) })
    },
    onFailure: () => setAsking(false)
  })
  return (
    <div>
      <Button id={ids.cancel} onPress={() => setAsking(true)}>
        {t("publicPage.cancelPage")}
      </Button>
      <ConfirmDialog
        title={t("publicPage.cancelPageTitle")}
        confirmLabel={t("publicPage.cancelPage")}
        cancelLabel={t("cancel")}
        isOpen={isAsking}
        isPending={isPending}
        onConfirm={() => send({})}
        onCancel={() => setAsking(false)}
      >
        {t("publicPage.cancelPageMeans", { day: day(periodEnds) })}
      </ConfirmDialog>
    </div>
  )
}

function Reactivate({ ends }: AddOn) {
  const { t } = useWords()
  const { day } = useFormats()
  const showToast = useToast()
  const { isPending, send } = useApiMutation(postPageReactivation, {
    invalidates: refreshes,
    onDone: () => {
      focusOn(ids.cancel)
      showToast({ kind: "success", text: t("publicPage.pageReactivated") })
    }
  })
  return (
    <Callout
      tone="warning"
      title={t("publicPage.pageEnds", { day: day(ends) })}
      actions={
        <Button id={ids.reactivate} isPending={isPending} onPress={() => send({})}>
          {t("publicPage.reactivate")}
        </Button>
      }
    >
      {t("publicPage.pageEndsMeans")}
    </Callout>
  )
}
