import type { OutsideService } from "#domain/service-state/NotSetUp.ts"
import { getServiceState } from "#domain/service-state/serviceStateApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"

const none: ReadonlyArray<OutsideService> = []

/**
 * Which services outside the server was started without, so that what needs them can say so; none until it is known.
 * `isAsked` false asks nothing.
 */
export const useMissing = (isAsked = true): ReadonlyArray<OutsideService> =>
  useQueryOf(getServiceState, {}, { enabled: isAsked, isNote: true }).data?.missing ?? none
