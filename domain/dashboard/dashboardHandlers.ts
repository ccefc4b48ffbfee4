import { handle } from "#domain/contract/Endpoint.ts"
import { getDashboard } from "./dashboardApi.ts"
import { seeDashboard } from "./seeDashboard.ts"

export const dashboardHandlers = [handle(getDashboard, () => seeDashboard())]
