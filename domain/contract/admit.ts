import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import { type Access, mayEnter } from "#domain/access/mayEnter.ts"
import { type Answer, refused } from "./Envelope.ts"

/**
 * Why somebody may not make a call, as it is answered, or undefined when they may. What says nothing of who may is
 * closed to all (Z2). A password given by hand is changed before anything else, then a second step that the
 * shop requires is set up.
 */
export const admit = (access: Access | "everyone" | undefined, user: SignedInUser | undefined): Answer | undefined => {
  if (access === "everyone") return undefined
  if (user === undefined) return refused(401, "signInFirst")
  if (access === undefined) return refused(403, "notAllowed")
  if (user.mustChangePassword === true && access.beforePasswordChange !== true)
    return refused(403, "mustChangePassword")
  if (user.mustSetUpSecondStep === true && access.beforeSecondStep !== true) return refused(403, "mustSetUpSecondStep")
  return mayEnter(access, user) ? undefined : refused(403, "notAllowed")
}
