import { handle } from "#domain/contract/Endpoint.ts"
import { getShopEvents } from "./shopEventsApi.ts"
import { followShop } from "./followShop.ts"

export const shopEventsHandlers = [handle(getShopEvents, followShop)]
