import type { Profile, ProfileDraft } from "#domain/account/Profile.ts"

type Reach = Pick<ProfileDraft, "emailAddress" | "phoneNumber">

/** Whether what is typed needs the present password: another e-mail or phone does (S7). */
export const asksPassword = (profile: Pick<Profile, keyof Reach>, typed: Reach): boolean =>
  typed.emailAddress !== profile.emailAddress || typed.phoneNumber !== profile.phoneNumber
