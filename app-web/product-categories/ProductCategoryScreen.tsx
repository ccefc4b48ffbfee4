import { Schema } from "effect"
import { useParams } from "react-router-dom"
import {
  deleteProductCategory,
  getProductCategory,
  listProductCategories
} from "#domain/product-categories/productCategoriesApi.ts"
import { type ProductCategory, ProductCategoryId } from "#domain/product-categories/ProductCategory.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"
import { DeleteRecord } from "#web/forms/DeleteRecord.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { RecordWaiting } from "#web/forms/RecordWaiting.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"
import { categoryKind, useCategoryWords } from "./categoryKind.ts"

/** The form of a new or existing product category. */
export function ProductCategoryScreen() {
  const { id } = useParams()
  if (id === undefined) return <CategoryForm />
  return Schema.is(ProductCategoryId)(id) ? <KnownCategory id={id} key={id} /> : <NotFoundScreen />
}

function KnownCategory({ id }: { readonly id: ProductCategoryId }) {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getProductCategory, { id })
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

/** Names are unique within a shop. A duplicate is shown on the name field. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "ProductCategoryNameTaken" ? { categoryName: ["categoryName.taken"] } : undefined

/** The product category form. */
function CategoryForm({ category }: { readonly category?: ProductCategory }) {
  const { t } = useWords()
  const words = useCategoryWords()
  const open = useOpenRecord(categoryKind, category)
  const saving = useSaveRecord(categoryKind, open, words, { errorsOf })
  const { form } = open
  const header = (
    <PageHeader
      title={category?.categoryName ?? t("category.newTitle")}
      back={{ label: t("categories.title"), href: "/admin/product-categories" }}
      actions={
        category && (
          <>
            <DeleteCategory category={category} onDeleted={open.draft.clear} />
            <ButtonLink href={`/admin/products?categoryId=${category.id}`} icon="box">
              {t("category.itsProducts")}
            </ButtonLink>
          </>
        )
      }
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/admin/product-categories">
      <Section title={t("category.about")} id="about">
        <FormGrid columns={1}>
          <TextField
            {...form.field("categoryName", t("category.name"))}
            isRequired
            autoFocus={category === undefined}
            autoComplete="off"
          />
          <TextArea {...form.field("description", t("category.description"))} />
        </FormGrid>
      </Section>
    </RecordForm>
  )
}

interface DeleteCategoryProps {
  readonly category: ProductCategory
  readonly onDeleted: () => void
}

/** Deletes a category. Refused while products use it. */
function DeleteCategory({ category: { id, categoryName }, onDeleted }: DeleteCategoryProps) {
  const { t } = useWords()
  const words = {
    press: t("category.delete"),
    ask: t("category.deleteAsk", { name: categoryName }),
    hint: t("category.deleteHint"),
    done: t("category.deleted")
  }
  return (
    <DeleteRecord
      id={id}
      call={deleteProductCategory}
      list={listProductCategories}
      listPath="/admin/product-categories"
      words={words}
      onDeleted={onDeleted}
    />
  )
}
