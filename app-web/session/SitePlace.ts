import { createContext, useContext } from "react"

/** Where this page stands: the product's base domain or a shop's own. */
export interface SitePlace {
  /** The base domain, where everyone may sign in: `https://frit.example`. */
  readonly baseUrl: string
  readonly tenant: { readonly prefix: string; readonly businessName: string } | null
  /** False where the server has no mail service, so that no link reaches anybody. */
  readonly sendsMail?: boolean
}

/** What the server wrote into the page's head, else what the host says: `demo.localhost` is the shop "demo". */
export const readSitePlace = (document: Document, location: Location): SitePlace => {
  const written = document.getElementById("frit")?.textContent
  if (written) return JSON.parse(written) as SitePlace
  const [prefix = "", ...rest] = location.hostname.split(".")
  const isShop = rest.at(-1) === "localhost"
  const port = location.port === "" ? "" : `:${location.port}`
  return {
    baseUrl: isShop ? `${location.protocol}//${rest.join(".")}${port}` : location.origin,
    tenant: isShop ? { prefix, businessName: prefix.charAt(0).toUpperCase() + prefix.slice(1) } : null
  }
}

export const LeaveContext = createContext<(url: string) => void>((url) => location.assign(url))

/** Leaves the page for an address of another domain of ours. Stories stay. */
export const useLeave = () => useContext(LeaveContext)
