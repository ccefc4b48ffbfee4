import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { CardProcessor } from "./CardProcessor.ts"
import { getCardFrame, postCardPayment, postRefund } from "./cardPaymentsApi.ts"
import { payByCard } from "./startCardPayment.ts"
import { refundPayment } from "./refundPayment.ts"

export const cardPaymentsHandlers = [
  handle(getCardFrame, () => Effect.map(CardProcessor, ({ frame }) => frame)),
  handle(postCardPayment, payByCard),
  handle(postRefund, refundPayment)
]
