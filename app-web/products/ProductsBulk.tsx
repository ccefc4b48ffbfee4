import type { ChosenRows } from "#web/lists/useChosen.ts"
import { ProductsBulkChange } from "./ProductsBulkChange.tsx"
import { ProductsBulkDelete } from "./ProductsBulkDelete.tsx"

/** What can be done with many products. */
export function ProductsBulk({ chosen }: { readonly chosen: ChosenRows }) {
  return (
    <>
      <ProductsBulkChange chosen={chosen} />
      <ProductsBulkDelete chosen={chosen} />
    </>
  )
}
