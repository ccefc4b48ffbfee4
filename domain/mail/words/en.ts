import type { MailWords } from "../MailWords.ts"

/** The product's mails in English. */
export const en: MailWords = {
  language: "en",
  hello: (firstName) => `Hello ${firstName},`,
  sentBy: (shop) => `Sent by Frit for ${shop}.`,
  byHand: "If the button does not open, copy this address into your browser:",
  kinds: {
    resetLink: ({ shop, userName }) => ({
      subject: `Set a new password for ${shop}`,
      lines: [`Somebody asked for a new password for the user name ${userName} at ${shop}.`],
      press: "Set a new password",
      after: ["The link works once, for 10 minutes.", "If it was not you, do nothing: your password stays as it is."]
    }),
    passwordChanged: ({ shop, userName }) => ({
      subject: `Your password for ${shop} was changed`,
      lines: [`The password of the user name ${userName} at ${shop} was set anew by a link from a mail to this address.`, "Everywhere you were logged in, you are logged out now."],
      press: "It was not me",
      after: ["If it was you, there is nothing to do.", "If it was not, set another password at once and tell the owner of the shop."]
    })
  }
}
