import type { ProductCategory } from "#domain/product-categories/ProductCategory.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"
import { categoryKind } from "./categoryKind.ts"
import { DeleteCategory } from "./DeleteCategory.tsx"
import { useCategoryWords } from "./useCategoryWords.ts"

/** Names are unique in a shop: a taken one is a matter of its field. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "ProductCategoryNameTaken" ? { categoryName: ["categoryName.taken"] } : undefined

/** A shelf of the shop's products. */
export function CategoryForm({ category }: { readonly category?: ProductCategory }) {
  const { t } = useWords()
  const words = useCategoryWords()
  const open = useOpenRecord(categoryKind, category)
  const saving = useSaveRecord(categoryKind, open, words, errorsOf)
  const { form } = saving
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
