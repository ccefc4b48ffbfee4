import { Schema } from "effect"

/** Services a visitor can request on a shop's page. The quote offers only the ones the shop selected. */
export const OfferedService = Schema.Literals([
  "windshieldReplacement",
  "doorGlass",
  "backGlass",
  "windshieldRepair",
  "calibration",
  "mobileService"
])
export type OfferedService = typeof OfferedService.Type

/** Spec §3: the job type a quote starts with. */
export const DefaultJobType = Schema.Literals(["windshieldGlass", "calibration"])
export type DefaultJobType = typeof DefaultJobType.Type

/** What a customer pays when booking: nothing, or a deposit by card through the shop's own processor. */
export const PagePayment = Schema.Literals(["none", "deposit"])
export type PagePayment = typeof PagePayment.Type

/**
 * Whether visitors see the page and get quotes (spec §4, trade 8.32): `active`, or the reason they do not. The shop has
 * not been approved by the platform, its account is closed or unpaid, it does not have the add-on, or it has turned the
 * page off.
 */
export const PublicPageState = Schema.Literals(["active", "notApproved", "notPaid", "notBought", "switchedOff"])
export type PublicPageState = typeof PublicPageState.Type

/** Names of the eight colors, in the order of the form. */
export const pageColorNames = [
  "title",
  "text",
  "button",
  "buttonText",
  "separator",
  "header",
  "footer",
  "imageOverlay"
] as const
