import type { PayWords } from "../../PayWords.ts"

/** Paying on the customer's page in English. */
export const en: PayWords = {
  title: { deposit: "Pay the deposit", balance: "Pay by card" },
  says: (shop) =>
    `Your payment goes to ${shop}. The card’s details go straight to the card processor; the shop never sees them.`,
  amount: "Amount",
  fields: "Card details, kept by the card processor",
  notLoaded: "The card fields could not be loaded. Please try again, or call the shop to pay.",
  busy: "One moment, the bank is asked…",
  changed: "The amount was changed a moment ago. Please look at it once more.",
  lost: "The answer was lost on the way. Try again: you will not be charged twice.",
  declinedTitle: "The card was not charged",
  declined: {
    generic: "Your bank declined the card. Contact your bank, or use another card.",
    account: "This card’s account cannot be used for payments. Use another card.",
    funds: "There are not enough funds for this amount. Use another card.",
    noAccount: "The bank could not find this card’s account. Use another card.",
    refused: "The payment was refused on your side. You can try again.",
    again: "The payment could not be read. Please enter the card again.",
    tooHigh: "The amount is too high for this card. Use another card.",
    tooLow: "The amount is too low for a card. Call the shop to pay.",
    code: "The security code is not right.",
    expiry: "The expiry is not right.",
    expired: "The card has expired. Use another card.",
    postal: "The postal code does not match the card.",
    number: "The card’s details are not right. Check them and try again.",
    brand: "This kind of card is not taken here. Use another card.",
    gift: "This gift card does not cover the payment. Use another card.",
    verify: "Your bank wants to verify this payment, which is not possible here. Use another card.",
    shop: "The shop cannot take this payment by card. Please call the shop.",
    notCharged: "The payment never reached the bank. Nothing was charged; please try again."
  }
}
