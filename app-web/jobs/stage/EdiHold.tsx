import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { getJobEdi } from "#domain/edi/jobEdiApi.ts"
import type { Invoice } from "#domain/jobs/Job.ts"
import { Callout } from "#ui/Callout.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** That an insurer's network has the invoice, or gets it this minute, so that it stands as it was issued. */
export function EdiHold({ job }: { readonly job: Pick<Invoice, "id" | "invoiceNumber"> }) {
  const { t, of } = useWords()
  const { lately } = useFormats()
  const user = useUser()
  const { data } = useQueryOf(getJobEdi, { id: job.id })
  const held = data?.held
  if (held === undefined || held === null) return null
  const network = of("partnerNetwork", held.network)
  return (
    <Callout
      title={t(held.isQueued ? "step.heldQueued" : "step.heldSent", {
        invoice: job.invoiceNumber,
        network,
        at: lately(held.at)
      })}
      links={
        mayEnter(access["/invoices"], user) ? [{ label: t("step.heldLink"), href: `/invoices?invoice=${job.id}` }] : []
      }
    >
      {t("step.heldHint")}
    </Callout>
  )
}
