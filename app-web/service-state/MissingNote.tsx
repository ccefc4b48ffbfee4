import { shopVoice } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { type OutsideService, settingOf } from "#domain/service-state/ServiceState.ts"
import { getServiceState } from "#domain/service-state/serviceStateApi.ts"
import { Callout } from "#ui/Callout.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * Stands beside an action that this server cannot do: what is missing, what to do instead, and to who decides for the
 * shop, which setting turns it on.
 */
export function MissingNote({
  service,
  instead
}: {
  readonly service: OutsideService
  readonly instead?: string | undefined
}) {
  const { of, t } = useWords()
  const user = useUser()
  const decides = user.roles.includes("root") || mayEnter(shopVoice, user)
  return (
    <Callout tone="warning" isLive title={of("missing", service)}>
      <p>{instead ?? of("missingInstead", service)}</p>
      {decides && <p>{t("missing.setting", { name: settingOf[service] })}</p>}
    </Callout>
  )
}

const none: ReadonlyArray<OutsideService> = []

/**
 * Which services outside the server was started without, so that what needs them can say so; none until it is known.
 * `isAsked` false asks nothing.
 */
export const useMissing = (isAsked = true): ReadonlyArray<OutsideService> =>
  useQueryOf(getServiceState, {}, { enabled: isAsked, isNote: true }).data?.missing ?? none
