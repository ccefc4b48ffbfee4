import type { SignedInUser } from "./CurrentUser.ts"
import type { Role } from "./Role.ts"

/** Who may say what is taxed and at what rate: those who answer to the tax office for it. */
const bookkeepers: ReadonlyArray<Role> = ["owner", "admin", "billing"]

/**
 * Whether a person may switch tax by hand, on a line or for a customer; what rules give (product, exemption) is
 * nobody's to write (trust.md Z4).
 */
export const mayWriteTax = (person: Pick<SignedInUser, "roles"> | undefined): boolean =>
  person !== undefined && person.roles.some((role) => bookkeepers.includes(role))
