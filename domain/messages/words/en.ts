import type { MessageWords } from "../MessageWords.ts"

/** The shop's messages in English. */
export const en: MessageWords = {
  templates: {
    quote: {
      email: {
        subject: "Your quote {number} from {shop}",
        body: "Hello {firstName},\n\nHere is your quote {number} for the {vehicle}: {total}.\n\nSee every line, and sign to accept when you are ready:\n{link}\n\nQuestions? Call us at {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: your quote {number} for the {vehicle} is {total}. View and accept: {link} Reply STOP to end."
      }
    },
    workorder: {
      email: {
        subject: "Your appointment with {shop}",
        body: "Hello {firstName},\n\nYour {vehicle} is booked for {installDate}. View the work order:\n{link}\n\nTo reschedule, call us at {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: your {vehicle} is booked for {installDate}. Details: {link} Reply STOP to end."
      }
    },
    invoice: {
      email: {
        subject: "Invoice {number} from {shop}",
        body: "Hello {firstName},\n\nThank you for your business. Invoice {number} for the {vehicle} is {total}. Your balance due: {balance}.\n{link}\n\nQuestions? Call us at {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: invoice {number} for the {vehicle}, {total}. View: {link} Reply STOP to end."
      }
    },
    receipt: {
      email: {
        subject: "Your receipt from {shop}, no. {number}",
        body: "Hello {firstName},\n\nThank you. We received your payment of {paid} for the {vehicle} (no. {number}). Your balance due: {balance}.\n{link}\n\nQuestions? Call us at {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: thank you, we received {paid} for the {vehicle} (no. {number}). Receipt: {link} Reply STOP to end."
      }
    }
  },
  press: {
    quote: "View the quote",
    workorder: "View the work order",
    invoice: "View the invoice",
    receipt: "View the receipt"
  },
  consent: (shop) =>
    `${shop} may text you about your quote, appointment and invoice. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help. Consent is not a condition of purchase.`,
  answers: {
    stopped: "You will receive no more texts from us. Reply START to get them again.",
    help: (shops) => `Texts about your quote, appointment or invoice. ${shops}. Reply STOP to end.`
  },
  test: "[Test]",
  dayOpen: "a date to be confirmed"
}
