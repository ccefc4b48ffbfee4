import { useState } from "react"
import { listOwnSignIns } from "#domain/audit/auditApi.ts"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useAuditDetails } from "./useAuditDetails.ts"

/** The user's sign-in history: time, method, device, network, and success or failure. */
export function SignInHistory() {
  const { t, of } = useWords()
  const { timeOrDateTime } = useFormats()
  const how = useAuditDetails()
  const [size, setSize] = useState(10)
  const { data, error, refetch } = useApiQuery(listOwnSignIns, { size })
  return (
    <Section title={t("history.title")} description={t("history.about")} id="history">
      {data === undefined &&
        (error === null ? (
          <div role="status" aria-label={t("loading")}>
            <Skeleton widths={["60%", "40%"]} />
          </div>
        ) : (
          <LoadFailed failure={error} onRetry={() => void refetch()} />
        ))}
      {data?.items.length === 0 && <p className="SecurityQuiet">{t("history.none")}</p>}
      <ul className="SecurityList">
        {data?.items.map((event) => (
          <li key={event.id}>
            <span className="SecurityWhat">
              <span className="SecurityName">
                <StatusDot tone={event.refused === null ? "success" : "danger"}>
                  {of("auditKind", event.kind)}
                </StatusDot>
              </span>
              <span className="SecurityQuiet">
                {[how(event), event.device || t("sessions.unknownDevice"), event.network]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </span>
            </span>
            <span className="SecurityQuiet tabular">{timeOrDateTime(event.at)}</span>
          </li>
        ))}
      </ul>
      {data !== undefined && data.total > data.items.length && size < 100 && (
        <div>
          <Button size="small" variant="quiet" onPress={() => setSize(Math.min(100, size + 30))}>
            {t("history.more")}
          </Button>
        </div>
      )}
    </Section>
  )
}
