import "./SignIns.css"
import type { ReactNode } from "react"
import { deleteOtherSessions, deleteOwnSession, listOwnDevices, listOwnSessions } from "#domain/account/accountApi.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import type { OpenSession } from "#domain/credentials/OpenSession.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The user's own sessions, with a way to end all others (S7). */
export function OwnSignIns() {
  const { t } = useWords()
  const showToast = useToast()
  const sessions = useApiQuery(listOwnSessions, {})
  const done = {
    invalidates: [listOwnSessions],
    onDone: () => showToast({ kind: "success" as const, text: t("sessions.ended") })
  }
  const end = useApiMutation(deleteOwnSession, done)
  const endOthers = useApiMutation(deleteOtherSessions, { ...done, invalidates: [listOwnSessions, listOwnDevices] })
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? []
  return (
    <Section
      title={t("sessions.title")}
      description={t("sessions.about")}
      id="sessions"
      actions={
        others.length > 0 && (
          <Button isPending={endOthers.isPending} onPress={() => endOthers.send({})}>
            {t("sessions.endOthers")}
          </Button>
        )
      }
    >
      <SignIns
        sessions={sessions}
        emptyText={t("sessions.none")}
        actions={({ id, isThis, userAgent }) =>
          !isThis && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t("sessions.endOne", { device: deviceName(userAgent) ?? t("sessions.unknownDevice") })}
              onPress={() => end.send({ id })}
            >
              {t("sessions.end")}
            </Button>
          )
        }
      />
    </Section>
  )
}

interface SignInsProps {
  readonly sessions: {
    readonly data: ReadonlyArray<OpenSession> | undefined
    readonly error: { readonly _tag: string } | null
    readonly refetch: () => unknown
  }
  readonly emptyText: string
  /** Renders the actions of a session. */
  readonly actions?: (session: OpenSession) => ReactNode
}

/** A list of sessions, with device, start time and last use. */
export function SignIns({ sessions: { data, error, refetch }, emptyText, actions }: SignInsProps) {
  const { t } = useWords()
  const { timeOrDateTime } = useFormats()
  if (data === undefined)
    return error === null ? (
      <div role="status" aria-label={t("loading")}>
        <Skeleton widths={["60%", "40%"]} />
      </div>
    ) : (
      <LoadFailed failure={error} onRetry={() => void refetch()} />
    )
  if (data.length === 0) return <p className="SignInsNone">{emptyText}</p>
  return (
    <ul className="SignIns">
      {data.map((session) => (
        <li key={session.id}>
          <span className="SignInsDevice">
            {deviceName(session.userAgent) ?? t("sessions.unknownDevice")}
            {session.isThis && <Badge tone="accent">{t("sessions.this")}</Badge>}
          </span>
          <span className="SignInsTimes">
            {t("sessions.times", {
              last: timeOrDateTime(Date.parse(session.lastUsed)),
              start: timeOrDateTime(Date.parse(session.startedAt))
            })}
          </span>
          {actions?.(session)}
        </li>
      ))}
    </ul>
  )
}
