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
      lines: [
        `The password of the user name ${userName} at ${shop} was set anew by a link from a mail to this address.`,
        "Everywhere you were logged in, you are logged out now."
      ],
      press: "It was not me",
      after: [
        "If it was you, there is nothing to do.",
        "If it was not, set another password at once and tell the owner of the shop."
      ]
    }),
    newDevice: ({ shop, userName, device }) => ({
      subject: `New sign-in to ${shop}`,
      lines: [
        `The user name ${userName} at ${shop} was signed in with a device that was not seen before: ${device || "a program that does not name itself"}.`
      ],
      press: "See where I am signed in",
      after: [
        "If it was you, there is nothing to do.",
        "If it was not, change your password at once, end the sign-ins you do not know, and tell the owner of the shop."
      ]
    }),
    secondStepChanged: ({ shop, userName }) => ({
      subject: `How you sign in to ${shop} was changed`,
      lines: [
        `A passkey, the authenticator app or the recovery codes of the user name ${userName} at ${shop} were changed.`
      ],
      press: "See how I sign in",
      after: [
        "If it was you, there is nothing to do.",
        "If it was not, change your password at once and tell the owner of the shop."
      ]
    }),
    manyTries: ({ shop, userName, device, tries, since }) => ({
      subject: `Many failed logins to ${shop}`,
      lines: [
        `Somebody has tried at least ${tries} wrong passwords for the user name ${userName} at ${shop} since ${since}. The last one came from ${device || "a program that does not name itself"}.`,
        "Nobody got in by them, and your account is not locked. Such tries are slowed down; on a device you have logged in from before you log in as ever."
      ],
      press: "See my logins",
      after: [
        "If it was you, there is nothing to do. If you do not remember your password, choose “Forgot password?” at the login.",
        "If it was not, choose a password that you use nowhere else, and add a passkey or a second step. You get this email once a day at most."
      ]
    }),
    manyCodes: ({ shop, userName, device, tries, since }) => ({
      subject: `Somebody may know your password for ${shop}`,
      lines: [
        `At least ${tries} wrong codes were entered for the user name ${userName} at ${shop} since ${since}, each after the right password. The last one came from ${device || "a program that does not name itself"}.`,
        "Nobody got in by them: the second step kept them out."
      ],
      press: "Set a new password",
      after: [
        "If it was you, there is nothing to do.",
        "If it was not, set a new password at once and tell the owner of the shop. You get this email once a day at most."
      ]
    }),
    secondStepReset: ({ shop, userName }) => ({
      subject: `Your second step for ${shop} was reset`,
      lines: [
        `Somebody who manages the people of ${shop} took away the passkeys, the authenticator app and the recovery codes of the user name ${userName}.`,
        "Everywhere you were logged in, you are logged out now. You log in with your password and set up a second step anew."
      ],
      press: "See how I sign in",
      after: [
        "If you asked for it, there is nothing else to do.",
        "If you did not, tell the owner of the shop at once."
      ]
    })
  }
}
