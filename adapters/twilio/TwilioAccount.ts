import { Context, type Redacted } from "effect"

/**
 * The account at Twilio by which texts go out: `url` is where its API is found, `from` the number or service all shops
 * text from.
 */
export class TwilioAccount extends Context.Service<
  TwilioAccount,
  {
    readonly sid: string
    readonly token: Redacted.Redacted<string>
    readonly from: string
    readonly url: string
  }
>()("adapters/twilio/TwilioAccount") {}
