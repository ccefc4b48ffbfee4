import type { MailWords } from "../MailWords.ts"

/** Frit's emails in English. */
export const en: MailWords = {
  language: "en",
  hello: (firstName) => `Hello ${firstName},`,
  sentBy: (shop) => `Sent by Frit for ${shop}.`,
  byHand: "If the button does not work, copy this address into your browser:",
  kinds: {
    resetLink: ({ shop, userName }) => ({
      subject: `Set a new password for ${shop}`,
      lines: [`Someone requested a new password for the user name ${userName} at ${shop}.`],
      press: "Set a new password",
      after: [
        "The link works once, for 10 minutes.",
        "If this wasn’t you, ignore this email. Your password has not changed."
      ]
    }),
    passwordChanged: ({ shop, userName }) => ({
      subject: `Your password for ${shop} was changed`,
      lines: [
        `The password of the user name ${userName} at ${shop} was changed with a link emailed to this address.`,
        "You were logged out on all devices."
      ],
      press: "This wasn’t me",
      after: ["If this was you, no action is needed.", "If not, set a new password right away and tell the shop owner."]
    }),
    newDevice: ({ shop, userName, device }) => ({
      subject: `New login to ${shop}`,
      lines: [
        `The user name ${userName} at ${shop} was logged in with a new device: ${device || "an unknown program"}.`
      ],
      press: "See where I am logged in",
      after: [
        "If this was you, no action is needed.",
        "If not, change your password right away, log out any device you don’t recognize, and tell the shop owner."
      ]
    }),
    secondStepChanged: ({ shop, userName }) => ({
      subject: `How you log in to ${shop} was changed`,
      lines: [
        `A passkey, the authenticator app or the recovery codes of the user name ${userName} at ${shop} were changed.`
      ],
      press: "See how I log in",
      after: [
        "If this was you, no action is needed.",
        "If not, change your password right away and tell the shop owner."
      ]
    }),
    manyTries: ({ shop, userName, device, tries, since }) => ({
      subject: `Many failed logins to ${shop}`,
      lines: [
        `Someone has tried at least ${tries} wrong passwords for the user name ${userName} at ${shop} since ${since}. The last one came from ${device || "an unknown program"}.`,
        "No one got in, and your account is not locked. Such attempts are slowed down; on a device you have used before, you log in as usual."
      ],
      press: "See my logins",
      after: [
        "If this was you, no action is needed. If you don’t remember your password, choose “Forgot password?” on the login screen.",
        "If not, choose a password that you use nowhere else, and add a passkey or a second step. You get this email at most once a day."
      ]
    }),
    manyCodes: ({ shop, userName, device, tries, since }) => ({
      subject: `Someone may know your password for ${shop}`,
      lines: [
        `At least ${tries} wrong codes were entered for the user name ${userName} at ${shop} since ${since}, each after the correct password. The last one came from ${device || "an unknown program"}.`,
        "No one got in: the second step stopped them."
      ],
      press: "Set a new password",
      after: [
        "If this was you, no action is needed.",
        "If not, set a new password right away and tell the shop owner. You get this email at most once a day."
      ]
    }),
    secondStepReset: ({ shop, userName }) => ({
      subject: `Your second step for ${shop} was reset`,
      lines: [
        `An owner or admin of ${shop} removed the passkeys, the authenticator app and the recovery codes of the user name ${userName}.`,
        "You were logged out on all devices. Log in with your password and set up a new second step."
      ],
      press: "See how I log in",
      after: ["If you requested this, no action is needed.", "If not, tell the shop owner right away."]
    })
  }
}
