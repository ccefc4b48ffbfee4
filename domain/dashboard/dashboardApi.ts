import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/access/accessTable.ts"
import { Dashboard } from "./Dashboard.ts"

export const getDashboard = endpoint({
  name: "getDashboard",
  summary:
    "What needs the shop today: installs, quotes, parts, unpaid invoices; for those who only install, their own work without money.",
  method: "GET",
  path: "/dashboard",
  access: access["/jobs"],
  input: Schema.Struct({}),
  output: Dashboard,
  failures: []
})
