import { cardChargesContract } from "../../contracts/cardChargesContract.ts"
import { tills } from "../../support/cardShop.ts"
import { newTenant } from "../../support/testDatabase.ts"

cardChargesContract("card charges in PostgreSQL", tills, newTenant)
