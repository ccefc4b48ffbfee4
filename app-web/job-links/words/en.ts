import type { PageWords } from "../PageWords.ts"

/** The customer's page in English. */
export const en: PageWords = {
  loading: "One moment…",
  language: "Language",
  call: (shop) => `Call ${shop}`,
  hello: (name) => `Hello ${name},`,
  open: (until) => `Here is your quote. The price is good until ${until}.`,
  view: "Here is your document.",
  changed: "The shop has changed this quote since it was sent to you. This is the current version.",
  changedNow: "The quote was just updated. Please review it again.",
  accepted: (by, day) => `Accepted by ${by} on ${day}.`,
  acceptedNext: "Thank you. The shop will be in touch about the installation.",
  declined: (day) => `You declined this quote on ${day}.`,
  declinedNext: "Changed your mind? Call the shop, or request a call.",
  expired: (day) => `This price was good until ${day}. Ask the shop for an updated quote.`,
  expiredPaper: "This link has expired. Ask the shop for a new one.",
  ordered: "Your work order is confirmed. Thank you.",
  pdf: "Download as PDF",
  lines: "What is included",
  quantity: "Qty",
  accept: "Accept the quote",
  decline: "Decline",
  callMe: "Request a call",
  callAsked: "We told the shop you would like a call.",
  callNote: "When is a good time, and what is it about?",
  callSend: "Request a call",
  declineTitle: "Decline the quote",
  declineReason: "Why? It helps the shop (optional).",
  declineSend: "Decline",
  yours: "Your amount due now",
  pay: { deposit: (amount) => `Pay the deposit of ${amount}`, balance: (amount) => `Pay ${amount}` },
  payLater: {
    deposit: (amount) => `Once you accept, the shop asks for a deposit of ${amount}. You can pay it here by card.`,
    balance: (amount) => `Once you accept, ${amount} is due. You can pay it here by card.`
  },
  payUnderWay: (amount) =>
    `Your payment of ${amount} is processing. It will show here once the bank confirms it. Please do not pay again.`,
  payByPhone: (amount) => `${amount} is due. Please call the shop to pay.`,
  paid: (amount, day, source) => `${amount} paid on ${day}, ${source}. Thank you.`,
  receiptMailed: "Your receipt is on its way to your email.",
  receipt: "Receipt as PDF",
  acceptTitle: "Accept the quote",
  acceptSays: (total) => `I accept this quote of ${total} and authorize the work listed.`,
  acceptSend: "Sign and accept",
  name: "Your name",
  nameMissing: "Please enter your name",
  signature: "Signature",
  signatureMissing: "Please sign",
  way: "How to sign",
  draw: "Draw",
  type: "Type",
  signHere: "Sign here",
  signed: "Signed",
  clear: "Clear",
  typedName: "Type your name to sign",
  back: "Back",
  again: "Try again",
  trouble: {
    unknown: {
      title: "This link does not open",
      text: "It may have been revoked, or not copied in full. Please ask the shop for a new one."
    },
    tooOften: {
      title: "One moment, please",
      text: "This page was opened too many times. Please try again in a few minutes."
    },
    changed: { title: "The quote was changed", text: "Please review it again." },
    away: { title: "No connection", text: "Please check your connection and try again." },
    declines: {
      title: "Too many cards declined",
      text: "Too many cards were declined here. Please wait an hour, or call the shop to pay."
    },
    noCards: {
      title: "Card payments unavailable",
      text: "Cards cannot be charged at the moment. Please try again in a few minutes, or call the shop."
    }
  }
}
