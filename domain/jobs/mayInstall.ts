import type { User } from "#domain/people/User.ts"

/** Whether a job may be given to a person: they work for the shop now, and install. */
export const mayInstall = ({ active, roles }: Pick<User, "active" | "roles">): boolean =>
  active && roles.includes("installer")
