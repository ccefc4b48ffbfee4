import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { Callout } from "#ui/Callout.tsx"
import { goToSection } from "#web/jobs/form/jobSections.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** What became of an invoice that was credited, and which job bills its work anew: a way to each from the other. */
export function StageNotes({ job }: { readonly job: Job | undefined }) {
  const { t } = useWords()
  const { day, money } = useFormats()
  if (job === undefined) return null
  const { rebillOf } = job
  return (
    <>
      {rebillOf !== null && (
        <Callout
          title={t("step.rebillOf", { number: rebillOf.number })}
          links={[{ label: t("returning.open", { number: rebillOf.number }), href: `/jobs/${rebillOf.id}/edit` }]}
        />
      )}
      {isCredited(job) && (
        <Callout
          tone="warning"
          title={t("step.creditedBy", {
            invoice: job.invoiceNumber,
            number: job.credit.number,
            day: day(job.credit.creditedOn)
          })}
          links={[
            ...(job.balance < 0 ? [{ label: t("step.toRefund"), onPress: () => goToSection("payment") }] : []),
            ...(job.credit.rebilledAs === null
              ? []
              : [
                  {
                    label: t("step.rebilledAs", { number: job.credit.rebilledAs.number }),
                    href: `/jobs/${job.credit.rebilledAs.id}/edit`
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
