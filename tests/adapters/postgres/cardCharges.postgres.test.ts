import { cardChargesContract } from "../../contracts/cardChargesContract.ts"
import { cardPaymentLayers } from "../../support/cardShop.ts"
import { newTenant } from "../../support/testDatabase.ts"

cardChargesContract("card charges in PostgreSQL", cardPaymentLayers, newTenant)
