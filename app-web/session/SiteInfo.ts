import { createContext, useContext } from "react"

/** The site this page belongs to: the product's base domain or a shop's own. */
export interface SiteInfo {
  /** The base domain, where all users can sign in: `https://frit.example`. */
  readonly baseUrl: string
  readonly tenant: { readonly prefix: string; readonly businessName: string } | null
  /** False if the server has no mail service, so that links cannot be sent. */
  readonly sendsMail?: boolean
}

/**
 * Reads the site from the page's head as written by the server, or else from the host: `demo.localhost` is the shop
 * "demo".
 */
export const readSiteInfo = (document: Document, location: Location): SiteInfo => {
  const written = document.getElementById("frit")?.textContent
  if (written) return JSON.parse(written) as SiteInfo
  const [prefix = "", ...rest] = location.hostname.split(".")
  const isShop = rest.at(-1) === "localhost"
  const port = location.port === "" ? "" : `:${location.port}`
  return {
    baseUrl: isShop ? `${location.protocol}//${rest.join(".")}${port}` : location.origin,
    tenant: isShop ? { prefix, businessName: prefix.charAt(0).toUpperCase() + prefix.slice(1) } : null
  }
}

export const LeaveContext = createContext<(url: string) => void>((url) => location.assign(url))

/** Returns a function that leaves the page for a URL on another domain of ours. Has no effect in stories. */
export const useLeave = () => useContext(LeaveContext)
