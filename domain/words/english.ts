import lines from "./en/known/lines.json" with { type: "json" }
import lostReasons from "./en/known/lost-reasons.json" with { type: "json" }
import paymentSources from "./en/known/payment-sources.json" with { type: "json" }
import documents from "./en/letters/documents.json" with { type: "json" }
import glass from "./en/letters/glass.json" with { type: "json" }
import mail from "./en/letters/mail.json" with { type: "json" }
import letterMessages from "./en/letters/messages.json" with { type: "json" }
import publicQuote from "./en/letters/public-quote.json" with { type: "json" }
import booking from "./en/links/booking.json" with { type: "json" }
import noShop from "./en/links/no-shop.json" with { type: "json" }
import page from "./en/links/page.json" with { type: "json" }
import publicPage from "./en/links/public-page.json" with { type: "json" }
import photos from "./en/links/photos.json" with { type: "json" }
import deposit from "./en/links/deposit.json" with { type: "json" }
import pay from "./en/links/pay.json" with { type: "json" }
import installer from "./en/links/installer.json" with { type: "json" }
import quote from "./en/links/quote.json" with { type: "json" }
import cardFrame from "./en/sandbox/card-frame.json" with { type: "json" }
import account from "./en/screens/account.json" with { type: "json" }
import admin from "./en/screens/admin.json" with { type: "json" }
import businessInformation from "./en/screens/business-information.json" with { type: "json" }
import customers from "./en/screens/customers.json" with { type: "json" }
import dashboard from "./en/screens/dashboard.json" with { type: "json" }
import estimate from "./en/screens/estimate.json" with { type: "json" }
import inside from "./en/screens/inside.json" with { type: "json" }
import jobRecords from "./en/screens/job-records.json" with { type: "json" }
import jobSteps from "./en/screens/job-steps.json" with { type: "json" }
import jobs from "./en/screens/jobs.json" with { type: "json" }
import jobsList from "./en/screens/jobs-list.json" with { type: "json" }
import linkPayments from "./en/screens/link-payments.json" with { type: "json" }
import lists from "./en/screens/lists.json" with { type: "json" }
import live from "./en/screens/live.json" with { type: "json" }
import locations from "./en/screens/locations.json" with { type: "json" }
import messages from "./en/screens/messages.json" with { type: "json" }
import nags from "./en/screens/nags.json" with { type: "json" }
import payments from "./en/screens/payments.json" with { type: "json" }
import pricingProfiles from "./en/screens/pricing-profiles.json" with { type: "json" }
import productCategories from "./en/screens/product-categories.json" with { type: "json" }
import products from "./en/screens/products.json" with { type: "json" }
import dispatches from "./en/screens/dispatches.json" with { type: "json" }
import reminders from "./en/screens/reminders.json" with { type: "json" }
import board from "./en/screens/board.json" with { type: "json" }
import schedule from "./en/screens/schedule.json" with { type: "json" }
import security from "./en/screens/security.json" with { type: "json" }
import tenants from "./en/screens/tenants.json" with { type: "json" }
import users from "./en/screens/users.json" with { type: "json" }
import vehicles from "./en/screens/vehicles.json" with { type: "json" }
import passwordReset from "./en/start/password-reset.json" with { type: "json" }
import session from "./en/start/session.json" with { type: "json" }
import shared from "./en/start/shared.json" with { type: "json" }
import shell from "./en/start/shell.json" with { type: "json" }

/**
 * The catalog's topics by folder, with their English texts, from which the compiler derives the message ids. `start` is
 * used before sign-in and by every screen, `screens` after sign-in. `known` is used there too, and its texts are
 * recognized in any language when submitted. `letters` contains messages to customers and users; `links` the pages
 * outside the web app, mainly the one behind a customer's link.
 */
export const english = {
  start: { "password-reset": passwordReset, session, shared, shell },
  screens: {
    account,
    admin,
    board,
    "business-information": businessInformation,
    customers,
    dashboard,
    estimate,
    inside,
    "job-records": jobRecords,
    "job-steps": jobSteps,
    jobs,
    "jobs-list": jobsList,
    "link-payments": linkPayments,
    lists,
    live,
    locations,
    messages,
    nags,
    payments,
    "pricing-profiles": pricingProfiles,
    "product-categories": productCategories,
    products,
    dispatches,
    reminders,
    schedule,
    security,
    tenants,
    users,
    vehicles
  },
  known: { lines, "lost-reasons": lostReasons, "payment-sources": paymentSources },
  letters: { documents, glass, mail, messages: letterMessages, "public-quote": publicQuote },
  links: { booking, deposit, installer, "no-shop": noShop, page, pay, photos, "public-page": publicPage, quote },
  sandbox: { "card-frame": cardFrame }
}

/**
 * The topics of plain-record features. Each feature adds its own (`declare module "../words/english.ts"`, next to its
 * endpoints), so nothing needs to be added here.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- slices add to it
export interface SliceTopics {}

export type English = typeof english & { readonly screens: SliceTopics }
