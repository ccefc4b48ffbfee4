import type { Endpoint } from "#domain/contract/Endpoint.ts"

/** Who may make a call, in words. */
export const whoMay = (access: Endpoint["access"]): string => {
  if (access === "everyone") return "Everyone, signed in or not."
  const { anyFeature = false, features = [], roles = [] } = access
  const who = roles.length === 0 ? "Anyone who is signed in" : `Signed in as ${listed(roles, "or")}`
  const where = features.length === 0 ? "" : `, in a shop with ${listed(features, anyFeature ? "or" : "and")}`
  return `${who}${where}.${access.whileLockedOut === true ? " Also while the account is not active." : ""}`
}

const listed = (names: ReadonlyArray<string>, last: string) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`
