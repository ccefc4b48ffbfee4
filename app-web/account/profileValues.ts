import type { Profile, ProfileDraft } from "#domain/account/Profile.ts"

export type ProfileValues = typeof ProfileDraft.Encoded

/** What a person may change of their profile, as it stands; no password is typed yet. */
export const profileValues = ({
  firstName,
  lastName,
  emailAddress,
  phoneNumber,
  defaultLanguage,
  timeZone,
  address,
  usesAvatar
}: Profile): ProfileValues => ({
  firstName,
  lastName,
  emailAddress,
  phoneNumber,
  defaultLanguage,
  timeZone,
  address,
  usesAvatar,
  currentPassword: ""
})
