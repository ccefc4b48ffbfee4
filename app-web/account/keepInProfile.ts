import { Effect } from "effect"
import { getProfile, putProfile } from "#domain/account/accountApi.ts"
import type { ProfileDraft } from "#domain/account/Profile.ts"
import { call } from "#web/api/call.ts"
import { profileValues } from "./profileValues.ts"

/** Keeps one choice in one's profile, whatever else stands there now; tries again where somebody was quicker. */
export const keepInProfile = (choice: Partial<Pick<ProfileDraft, "defaultLanguage" | "timeZone">>) =>
  Effect.gen(function* () {
    const profile = yield* call(getProfile, {})
    return yield* call(putProfile, { ...profileValues(profile), ...choice, version: profile.version })
  }).pipe(Effect.retry({ times: 2, while: ({ _tag }) => _tag === "ProfileChanged" }))
