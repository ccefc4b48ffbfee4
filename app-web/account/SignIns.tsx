import type { ReactNode } from "react"
import type { OpenSession } from "#domain/credentials/OpenSession.ts"
import { Badge } from "#ui/Badge.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import "./SignIns.css"

export interface SignInsProps {
  readonly sessions: {
    readonly data: ReadonlyArray<OpenSession> | undefined
    readonly error: { readonly _tag: string } | null
    readonly refetch: () => unknown
  }
  readonly emptyText: string
  /** What can be done with one. */
  readonly actions?: (session: OpenSession) => ReactNode
}

/** Where somebody is signed in: with what, since when, last used when. */
export function SignIns({ sessions: { data, error, refetch }, emptyText, actions }: SignInsProps) {
  const { t } = useWords()
  const { lately } = useFormats()
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
              last: lately(Date.parse(session.lastUsed)),
              start: lately(Date.parse(session.startedAt))
            })}
          </span>
          {actions?.(session)}
        </li>
      ))}
    </ul>
  )
}
