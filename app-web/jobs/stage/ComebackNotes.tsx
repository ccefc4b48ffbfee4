import type { Job } from "#domain/jobs/Job.ts"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"

/** Which job a comeback redoes, and which comebacks there are on a job's work: a way to each from the other. */
export function ComebackNotes({ job: { reworkOf, reworks } }: { readonly job: Pick<Job, "reworkOf" | "reworks"> }) {
  const { t, of } = useWords()
  return (
    <>
      {reworkOf !== null && (
        <Callout
          title={t("rework.of", { number: reworkOf.number, cause: of("reworkCause", reworkOf.cause) })}
          links={[{ label: t("returning.open", { number: reworkOf.number }), href: `/jobs/${reworkOf.id}/edit` }]}
        />
      )}
      {reworks.map(({ id, number, cause }) => (
        <Callout
          key={id}
          tone="warning"
          title={t("rework.by", { number, cause: of("reworkCause", cause) })}
          links={[{ label: t("returning.open", { number }), href: `/jobs/${id}/edit` }]}
        />
      ))}
    </>
  )
}
