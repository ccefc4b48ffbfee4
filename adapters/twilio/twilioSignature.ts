import { createHmac, timingSafeEqual } from "node:crypto"

/** Fields of a form; Twilio signs them by the order of their names. */
export type Fields = Readonly<Record<string, string>>

/**
 * What Twilio puts into X-Twilio-Signature: HMAC-SHA1, by the account's token, over the address and every field
 * (https://www.twilio.com/docs/usage/security).
 */
export const twilioSignature = (token: string, url: string, fields: Fields): string =>
  createHmac("sha1", token)
    .update(
      url +
        Object.keys(fields)
          .toSorted()
          .map((name) => `${name}${fields[name]}`)
          .join("")
    )
    .digest("base64")

/** Whether a call comes from Twilio. Takes as long for any wrong signature. */
export const isFromTwilio = (token: string, url: string, fields: Fields, signature: string): boolean => {
  const [expected, given] = [Buffer.from(twilioSignature(token, url, fields)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
