import { messagingAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { type ExternalService, settingOf } from "#domain/service-state/ServiceState.ts"
import { getServiceState } from "#domain/service-state/serviceStateApi.ts"
import { Callout } from "#ui/Callout.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * A notice next to an action that this server cannot perform: what is missing, what to do instead, and, for users who
 * manage the shop, which setting enables it.
 */
export function MissingNote({
  service,
  alternative
}: {
  readonly service: ExternalService
  readonly alternative?: string | undefined
}) {
  const { of, t } = useWords()
  const user = useUser()
  const decides = user.roles.includes("root") || hasAccess(messagingAccess, user)
  return (
    <Callout tone="warning" isLive title={of("missing", service)}>
      <p>{alternative ?? of("missingInstead", service)}</p>
      {decides && <p>{t("missing.setting", { name: settingOf[service] })}</p>}
    </Callout>
  )
}

const none: ReadonlyArray<ExternalService> = []

/**
 * Returns the external services the server was started without, so that features that need them can say so; empty until
 * known. Sends no request if `matchesQuery` is false.
 */
export const useMissingServices = (isAsked = true): ReadonlyArray<ExternalService> =>
  useApiQuery(getServiceState, {}, { enabled: isAsked, isBestEffort: true }).data?.missing ?? none
