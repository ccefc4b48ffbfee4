import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { type Product, ProductId } from "#domain/products/Product.ts"
import { deleteProduct, getProduct, listProducts } from "#domain/products/productsApi.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { DeleteRecord } from "#web/forms/DeleteRecord.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"
import { SaleSection, StockSection, IdentitySection } from "./ProductFields.tsx"
import { productKind } from "./productKind.ts"
import { useProductWords } from "./useProductWords.ts"

/** The form of a new or existing product. */
export function ProductScreen() {
  const { id } = useParams()
  if (id === undefined) return <ProductForm />
  return Schema.is(ProductId)(id) ? <KnownProduct id={id} key={id} /> : <NotFoundScreen />
}

function KnownProduct({ id }: { readonly id: ProductId }) {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getProduct, { id })
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

/** Shows a duplicate product ID, or a category deleted in the meantime, on its field. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "ProductCodeTaken"
    ? { productCode: ["productCode.taken"] }
    : _tag === "ProductCategoryNotFound"
      ? { categoryId: ["failure.ProductCategoryNotFound"] }
      : undefined

/** The form of one of the shop's own products: identity, price and stock. */
function ProductForm({ product }: { readonly product?: Product }) {
  const { t } = useWords()
  const words = useProductWords()
  const open = useOpenRecord(productKind, product)
  const saving = useSaveRecord(productKind, open, words, { errorsOf })
  const { form } = open
  const header = (
    <PageHeader
      title={product?.productCode ?? t("product.newTitle")}
      about={product?.description}
      back={{ label: t("products.title"), href: "/admin/products" }}
      actions={product && <DeleteProduct product={product} onDeleted={open.draft.clear} />}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/admin/products">
      <IdentitySection form={form} isNew={product === undefined} />
      <SaleSection form={form} />
      <StockSection form={form} />
    </RecordForm>
  )
}

interface DeleteProductProps {
  readonly product: Product
  readonly onDeleted: () => void
}

/** Deletes a product. Refused only if it is already gone. */
function DeleteProduct({ product: { id, productCode }, onDeleted }: DeleteProductProps) {
  const { t } = useWords()
  const words = {
    press: t("product.delete"),
    ask: t("product.deleteAsk", { name: productCode }),
    hint: t("product.deleteHint"),
    done: t("product.deleted")
  }
  return (
    <DeleteRecord
      id={id}
      call={deleteProduct}
      list={listProducts}
      listPath="/admin/products"
      words={words}
      onDeleted={onDeleted}
    />
  )
}
