import { demo } from "./demo/demo.ts"

/** What a person at the terminal needs first: the addresses, and who can sign in. */
export const welcome = (url: URL, hasDemo: boolean, where: string): string => {
  const shop = (prefix: string) => `${url.protocol}//${prefix}.${url.host}`
  return `
  Frit is ready.

  ${url.origin}   sign-in for every shop
  ${shop(demo.shop.prefix)}   ${hasDemo ? demo.shop.businessName : "a shop by its prefix"}
  ${url.origin}/api/V1/docs   the calls, for integrators
  Data: ${where}
${hasDemo ? demo.signIns : ""}
  Ctrl-C stops everything.

`
}
