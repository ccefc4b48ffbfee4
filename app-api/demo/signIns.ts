import { demoPassword, demoStaff, rootStaff, secondShopStaff } from "./people.ts"
import { demoShop, secondShop } from "./shops.ts"

/** The demo's sign-ins and password, as text for the terminal. */
export const signIns = `
  Sign in with password ${demoPassword} as
    ${demoStaff.map(({ userName, roles }) => `${userName} (${roles.join(", ")})`).join("\n    ")}   at ${demoShop.businessName}
    ${secondShopStaff[0]!.userName} (owner)   at ${secondShop.businessName}
    ${rootStaff[0]!.userName} (root)   on the platform
`
