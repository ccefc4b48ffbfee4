import type { Profile, ProfileDraft } from "#domain/account/Profile.ts"

export type ProfileValues = typeof ProfileDraft.Encoded

/** Returns the form values of the user's editable profile fields, with an empty password. */
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
