import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { ProductId } from "#domain/products/Product.ts"
import { getProduct } from "#domain/products/productsApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useWords } from "#web/words/useWords.ts"
import { ProductForm } from "./ProductForm.tsx"

/** A product: a new one, or one to change. */
export function ProductScreen() {
  const { id } = useParams()
  if (id === undefined) return <ProductForm />
  return Schema.is(ProductId)(id) ? <KnownProduct id={id} key={id} /> : <NotFoundScreen />
}

function KnownProduct({ id }: { readonly id: ProductId }) {
  const { t } = useWords()
  const { data, error, refetch } = useQueryOf(getProduct, { id })
  if (data !== undefined) return <ProductForm product={data} />
  if (error?._tag === "ProductNotFound") return <NotFoundScreen />
  return (
    <RecordWaiting
      back={{ label: t("products.title"), href: "/admin/products" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}
