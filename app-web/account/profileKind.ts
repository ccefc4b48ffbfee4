import { Schema } from "effect"
import { getProfile, putProfile } from "#domain/account/accountApi.ts"
import { type Profile, ProfileDraft } from "#domain/account/Profile.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { profileValues } from "./profileValues.ts"

/** One's own profile as a record with a form: there is one, and it is always there. */
export const profileKind = (profile: Profile): RecordKind<typeof ProfileDraft, Profile> => ({
  name: "profile",
  schema: ProfileDraft.check(
    Schema.makeFilter(
      (typed: ProfileDraft) =>
        typed.currentPassword !== "" ||
        !asksPassword(profile, typed) || { path: ["currentPassword"], issue: "required" }
    )
  ),
  valuesOf: (kept) => profileValues(kept ?? profile),
  secrets: ["currentPassword"],
  changeOf: (typed, _id, version) => ({ ...typed, version }),
  hrefOf: () => "/account/profile",
  get: getProfile,
  list: getProfile,
  post: putProfile,
  put: putProfile
})

type Reach = Pick<ProfileDraft, "emailAddress" | "phoneNumber">

/** Whether what is typed needs the present password: another e-mail or phone does (S7). */
export const asksPassword = (profile: Pick<Profile, keyof Reach>, typed: Reach): boolean =>
  typed.emailAddress !== profile.emailAddress || typed.phoneNumber !== profile.phoneNumber
