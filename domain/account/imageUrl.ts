import type { User } from "#domain/people/User.ts"

/** Where a person's photo is found, spec §3 imageUrl; "" where initials stand in for it. */
export const imageUrl = ({ photo, usesAvatar }: Pick<User, "photo" | "usesAvatar">): string =>
  photo === null || usesAvatar ? "" : `/api/V1/files/${photo}`
