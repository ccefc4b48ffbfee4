import { createHash } from "node:crypto"
import { defineEntity, p } from "@mikro-orm/postgresql"

/**
 * Global list: in which shops an e-mail address is somebody's, by its fingerprint. Holds nothing else: the person is
 * behind the wall.
 */
const SignInEmailSchema = defineEntity({
  name: "SignInEmailRow",
  tableName: "sign_in_email",
  uniques: [{ name: "sign_in_email_person", properties: ["tenantId", "userId"] }],
  properties: {
    email: p.text().primary(),
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary()
  }
})

export class SignInEmailRow extends SignInEmailSchema.class {}
SignInEmailSchema.setClass(SignInEmailRow)

/** Under what an e-mail address is found over all shops, whatever its case: nobody can read addresses out of it. */
export const emailKey = (email: string): string => createHash("sha256").update(email.trim().toLowerCase()).digest("hex")
