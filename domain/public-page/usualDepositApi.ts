import { Schema } from "effect"
import { officeAccess } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { Cents } from "#domain/shared/Money.ts"

export const getUsualDeposit = endpoint({
  name: "getUsualDeposit",
  summary: "Returns the deposit in cents that the shop's payment settings require when a quote is accepted.",
  method: "GET",
  path: "/usual-deposit",
  access: officeAccess,
  input: Schema.Struct({}),
  output: Schema.Struct({ deposit: field(Cents, "Deposit in cents; 0 for none.", 10000) }),
  failures: []
})
