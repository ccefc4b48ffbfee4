import { Schema } from "effect"

/** What a visitor may ask a shop for on its page; a quote begins with the services that are offered. */
export const OfferedService = Schema.Literals([
  "windshieldReplacement",
  "doorGlass",
  "backGlass",
  "windshieldRepair",
  "calibration",
  "mobileService"
])
export type OfferedService = typeof OfferedService.Type

/** Spec §3: the job type that a quote begins with. */
export const DefaultJobType = Schema.Literals(["windshieldGlass", "calibration"])
export type DefaultJobType = typeof DefaultJobType.Type

/** What a customer pays when they book: nothing, or a deposit by card through the shop's own processor. */
export const PagePayment = Schema.Literals(["none", "deposit"])
export type PagePayment = typeof PagePayment.Type

/**
 * Whether visitors see the page and get quotes, spec §4 and trade 8.32: `active`, or why not. The shop is not let in by
 * the platform yet, has closed its account or not settled it, has not the add-on, or has switched the page off.
 */
export const PublicPageState = Schema.Literals(["active", "notApproved", "notPaid", "notBought", "switchedOff"])
export type PublicPageState = typeof PublicPageState.Type

/** The eight colors by their names, in the order in which they are asked for. */
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
