import type { PayWords } from "../../PayWords.ts"

/** Paying on the customer's page in English. */
export const en: PayWords = {
  title: { deposit: "Pay the deposit", balance: "Pay by card" },
  says: (shop) =>
    `Your payment goes to ${shop}. The card’s details go straight to the card processor; the shop never sees them.`,
  amount: "Amount",
  fields: "Card details, held by the card processor",
  notLoaded: "The card fields could not be loaded. Please try again, or call the shop to pay.",
  busy: "Processing your payment…",
  changed: "The amount just changed. Please review it.",
  lost: "We lost the connection. Try again: you will not be charged twice.",
  declinedTitle: "The card was not charged",
  declined: {
    generic: "Your bank declined the card. Contact your bank, or use another card.",
    account: "This card’s account cannot be used for payments. Use another card.",
    funds: "There are not enough funds for this amount. Use another card.",
    noAccount: "The bank could not find this card’s account. Use another card.",
    refused: "The payment was not authorized. You can try again.",
    again: "The payment could not be read. Please enter the card again.",
    tooHigh: "The amount is too high for this card. Use another card.",
    tooLow: "The amount is too small to pay by card. Call the shop to pay.",
    code: "The security code is incorrect.",
    expiry: "The expiration date is incorrect.",
    expired: "The card has expired. Use another card.",
    postal: "The postal code does not match the card.",
    number: "The card details are incorrect. Check them and try again.",
    brand: "This type of card is not accepted here. Use another card.",
    gift: "This gift card does not cover the payment. Use another card.",
    verify: "Your bank wants to verify this payment, which is not possible here. Use another card.",
    shop: "The shop cannot take this payment by card. Please call the shop.",
    notCharged: "The payment never reached the bank. Nothing was charged; please try again."
  }
}
