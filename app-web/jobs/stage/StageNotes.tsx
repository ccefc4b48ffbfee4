import type { Job } from "#domain/jobs/Job.ts"
import { Callout } from "#ui/Callout.tsx"
import { goToSection } from "#web/jobs/form/goToSection.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** What became of an invoice that was credited, and which job bills its work anew: a way to each from the other. */
export function StageNotes({ job }: { readonly job: Job | undefined }) {
  const { t } = useWords()
  const { day, money } = useFormats()
  if (job === undefined) return null
  const { credit, rebillOf } = job
  return (
    <>
      {rebillOf !== null && (
        <Callout
          title={t("step.rebillOf", { number: rebillOf.number })}
          links={[{ label: t("returning.open", { number: rebillOf.number }), href: `/jobs/${rebillOf.id}/edit` }]}
        />
      )}
      {credit !== null && (
        <Callout
          tone="warning"
          title={t("step.creditedBy", {
            invoice: job.invoiceNumber ?? "",
            number: credit.number,
            day: day(credit.creditedOn)
          })}
          links={[
            ...(job.balance < 0 ? [{ label: t("step.toRefund"), onPress: () => goToSection("payment") }] : []),
            ...(credit.rebilledAs === null
              ? []
              : [
                  {
                    label: t("step.rebilledAs", { number: credit.rebilledAs.number }),
                    href: `/jobs/${credit.rebilledAs.id}/edit`
                  }
                ])
          ]}
        >
          {job.balance < 0 ? t("step.creditPaid", { amount: money(-job.balance) }) : undefined}
        </Callout>
      )}
    </>
  )
}
