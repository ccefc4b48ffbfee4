import { useState } from "react"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import type { JobLink } from "#domain/documents/JobLink.ts"
import { listJobLinks, postLinkRevoked } from "#domain/job-links/jobLinksApi.ts"
import { linkDue } from "#domain/job-links/linkDue.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** What became of a customer's link, and a way to take it back. */
export function LinkFacts({ job, link }: { readonly job: Job; readonly link: JobLink }) {
  const { t } = useWords()
  const { day, moment, money } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const { send, isPending } = useSend(postLinkRevoked, {
    refreshes: [listJobLinks, listJobChanges],
    onDone: () => setAsking(false)
  })
  const { openedAt, opened, revokedAt, expiresOn } = link
  const due = revokedAt === null ? linkDue(link.asks, job) : 0
  return (
    <>
      <span>
        {openedAt === null ? t("messages.notOpened") : t("messages.opened", { when: moment(openedAt), count: opened })}
      </span>
      {due > 0 && <span>{t("messages.asks", { amount: money(due) })}</span>}
      {revokedAt === null ? (
        <>
          <span>{t("messages.opensUntil", { day: day(expiresOn) })}</span>
          <Button variant="link" size="small" onPress={() => setAsking(true)}>
            {t("messages.revoke")}
          </Button>
        </>
      ) : (
        <span>{t("messages.revoked", { when: moment(revokedAt) })}</span>
      )}
      <ConfirmDialog
        title={t("messages.revoke")}
        isOpen={isAsking}
        isPending={isPending}
        confirmLabel={t("messages.revoke")}
        cancelLabel={t("cancel")}
        onConfirm={() => send({ id: job.id, linkId: link.id })}
        onCancel={() => setAsking(false)}
      >
        <p>{t("messages.revokeHint")}</p>
      </ConfirmDialog>
    </>
  )
}
