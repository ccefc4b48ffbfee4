import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { ProductCategoryId } from "#domain/product-categories/ProductCategory.ts"
import { getProductCategory } from "#domain/product-categories/productCategoriesApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useWords } from "#web/words/useWords.ts"
import { CategoryForm } from "./CategoryForm.tsx"

/** A product category: a new one, or one to change. */
export function ProductCategoryScreen() {
  const { id } = useParams()
  if (id === undefined) return <CategoryForm />
  return Schema.is(ProductCategoryId)(id) ? <KnownCategory id={id} key={id} /> : <NotFoundScreen />
}

function KnownCategory({ id }: { readonly id: ProductCategoryId }) {
  const { t } = useWords()
  const { data, error, refetch } = useQueryOf(getProductCategory, { id })
  if (data !== undefined) return <CategoryForm category={data} />
  if (error?._tag === "ProductCategoryNotFound") return <NotFoundScreen />
  return (
    <RecordWaiting
      back={{ label: t("categories.title"), href: "/admin/product-categories" }}
      failure={error ?? undefined}
      onRetry={() => void refetch()}
    />
  )
}
