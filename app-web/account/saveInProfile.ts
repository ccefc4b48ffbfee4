import { Effect } from "effect"
import { getProfile, putProfile } from "#domain/account/accountApi.ts"
import type { ProfileDraft } from "#domain/account/Profile.ts"
import { call } from "#web/api/call.ts"
import { profileValues } from "./profileValues.ts"

/**
 * Saves one setting in the user's profile on top of its current version. Retries if the profile was changed in the
 * meantime.
 */
export const saveInProfile = (choice: Partial<Pick<ProfileDraft, "defaultLanguage" | "timeZone">>) =>
  Effect.gen(function* () {
    const profile = yield* call(getProfile, {})
    return yield* call(putProfile, { ...profileValues(profile), ...choice, version: profile.version })
  }).pipe(Effect.retry({ times: 2, while: ({ _tag }) => _tag === "ProfileChanged" }))
