import { Layer } from "effect"
import { searchChargesPostgres } from "#adapters/postgres/nags-search/searchChargesPostgres.ts"
import { searchChargesContract } from "../../contracts/searchChargesContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

searchChargesContract(
  "paid searches in PostgreSQL",
  searchChargesPostgres.pipe(Layer.provideMerge(testDatabase)),
  newTenant
)
