import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { CardProcessor } from "./CardProcessor.ts"
import { getCardFrame, postCardPayment, postPaymentMove, postPaymentVoid, postRefund } from "./cardPaymentsApi.ts"
import { movePayment } from "./movePayment.ts"
import { payByCard } from "./startCardPayment.ts"
import { refundPayment } from "./refundPayment.ts"
import { voidPayment } from "./voidPayment.ts"

export const cardPaymentsHandlers = [
  handle(getCardFrame, () => Effect.map(CardProcessor, ({ frame }) => frame)),
  handle(postCardPayment, payByCard),
  handle(postRefund, refundPayment),
  handle(postPaymentVoid, voidPayment),
  handle(postPaymentMove, movePayment)
]
