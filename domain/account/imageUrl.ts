import type { User } from "#domain/people/User.ts"

/** The URL of a user's photo, spec §3 imageUrl; empty if their initials are shown instead. */
export const imageUrl = ({ photo, usesAvatar }: Pick<User, "photo" | "usesAvatar">): string =>
  photo === null || usesAvatar ? "" : `/api/V1/files/${photo}`
