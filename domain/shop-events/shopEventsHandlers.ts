import { handle } from "#domain/contract/Endpoint.ts"
import { getShopEvents } from "./shopEventsApi.ts"
import { streamShopEvents } from "./streamShopEvents.ts"

export const shopEventsHandlers = [handle(getShopEvents, streamShopEvents)]
