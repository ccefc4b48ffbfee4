import type { MessageWords } from "../MessageWords.ts"

/** The shop's messages in English. */
export const en: MessageWords = {
  templates: {
    quote: {
      email: {
        subject: "Your quote {number} from {shop}",
        body: "Hello {firstName},\n\nHere is your quote {number} for the {vehicle}: {total}.\n\nOpen it to see every line, and accept it with your signature when it suits you:\n{link}\n\nQuestions? Call us at {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: your quote {number} for the {vehicle} is {total}. See and accept it: {link} Reply STOP to end."
      }
    },
    workorder: {
      email: {
        subject: "Your appointment with {shop}",
        body: "Hello {firstName},\n\nYour {vehicle} is booked for {installDate}. The work order is attached:\n{link}\n\nTo move the appointment, call us at {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: your {vehicle} is booked for {installDate}. Details: {link} Reply STOP to end."
      }
    },
    invoice: {
      email: {
        subject: "Invoice {number} from {shop}",
        body: "Hello {firstName},\n\nThank you for your business. Invoice {number} for the {vehicle} comes to {total}. Yours still to pay: {balance}.\n{link}\n\nQuestions? Call us at {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: invoice {number} for the {vehicle}, {total}. See it: {link} Reply STOP to end."
      }
    },
    receipt: {
      email: {
        subject: "Your receipt from {shop}, no. {number}",
        body: "Hello {firstName},\n\nThank you. We received your payment of {paid} for the {vehicle} (no. {number}). Yours still to pay: {balance}.\n{link}\n\nQuestions? Call us at {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: thank you, we received {paid} for the {vehicle} (no. {number}). Receipt: {link} Reply STOP to end."
      }
    }
  },
  press: {
    quote: "See the quote",
    workorder: "See the work order",
    invoice: "See the invoice",
    receipt: "See the receipt"
  },
  consent: (shop) =>
    `${shop} may text you about your quote, appointment and invoice. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help. Agreeing is no condition of buying.`,
  answers: {
    stopped: "You will get no more texts from us. Reply START to get them again.",
    help: (shops) => `Texts about your quote, appointment or invoice. ${shops}. Reply STOP to end.`
  },
  test: "[Test]",
  dayOpen: "a day still to be set"
}
