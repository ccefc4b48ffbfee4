import { demoPassword, demoStaff, rootStaff, secondShopStaff } from "./seed/people.ts"
import { demoShop, secondShop } from "./seed/shops.ts"

/** What a person at the terminal needs first: the addresses, and who can sign in. */
export const welcome = (url: URL, demo: boolean, where: string): string => {
  const shop = (prefix: string) => `${url.protocol}//${prefix}.${url.host}`
  const signIns = demo
    ? `
  Sign in with password ${demoPassword} as
    ${demoStaff.map(({ userName, roles }) => `${userName} (${roles.join(", ")})`).join("\n    ")}   at ${demoShop.businessName}
    ${secondShopStaff[0]!.userName} (owner)   at ${secondShop.businessName}
    ${rootStaff[0]!.userName} (root)   on the platform
`
    : ""
  return `
  Frit is ready.

  ${url.origin}   sign-in for every shop
  ${shop(demoShop.prefix)}   ${demo ? demoShop.businessName : "a shop by its prefix"}
  ${url.origin}/api/V1/docs   the calls, for integrators
  Data: ${where}
${signIns}
  Ctrl-C stops everything.

`
}
