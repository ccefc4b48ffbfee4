import { defineEntity, p } from "@mikro-orm/postgresql"

/**
 * Global list: which shop a user name belongs to. Holds nothing else: the person and the password are behind the wall.
 */
const SignInNameSchema = defineEntity({
  name: "SignInNameRow",
  tableName: "sign_in_name",
  uniques: [{ name: "sign_in_name_person", properties: ["tenantId", "userId"] }],
  properties: {
    userName: p.text().primary(),
    tenantId: p.uuid(),
    userId: p.uuid()
  }
})

export class SignInNameRow extends SignInNameSchema.class {}
SignInNameSchema.setClass(SignInNameRow)
