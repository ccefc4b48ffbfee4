import { useMemo } from "react"
import { listProductCategories } from "#domain/product-categories/productCategoriesApi.ts"
import { useFullList } from "#web/api/useFullList.ts"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProductValues } from "./productKind.ts"

const choices = new Set(["categoryId", "productType", "taxType", "unitOfMeasure"])

/** The texts of the product form: field labels, values and messages. */
export const useProductWords = (): RecordTexts<ProductValues> => {
  const { t, of } = useWords()
  const { money } = useFormats()
  const categories = useCategories()
  const labels: Readonly<Record<keyof ProductValues, string>> = {
    productCode: t("product.code"),
    description: t("product.description"),
    categoryId: t("product.category"),
    productType: t("product.type"),
    taxType: t("product.taxType"),
    unitOfMeasure: t("product.unit"),
    listPrice: t("product.listPrice"),
    notes: t("product.notes"),
    requireStockBeforeInvoice: t("product.requireStock"),
    trackInventory: t("product.trackInventory")
  }
  const say = (name: keyof ProductValues, values: ProductValues): string => {
    switch (name) {
      case "categoryId":
        return categories.find(({ value }) => value === values.categoryId)?.label ?? t("none")
      case "productType":
        return of("lineKind", values.productType)
      case "taxType":
        return of("taxType", values.taxType)
      case "unitOfMeasure":
        return of("unitOfMeasure", values.unitOfMeasure)
      case "listPrice":
        return values.listPrice === null ? "" : money(values.listPrice)
      case "requireStockBeforeInvoice":
      case "trackInventory":
        return t(values[name] ? "yes" : "no")
      default:
        return values[name]
    }
  }
  return {
    labels,
    say,
    nameOf: (path) => ({ label: labels[path as keyof ProductValues] ?? path, isChoice: choices.has(path) }),
    created: t("product.created"),
    saved: t("product.saved"),
    joined: t("product.joined"),
    changed: t("failure.ProductChanged")
  }
}

/** Returns the shop's product categories as the options of a Select. */
export const useCategories = () => {
  const categories = useFullList(listProductCategories)
  return useMemo(() => categories.map(({ id, categoryName }) => ({ value: id, label: categoryName })), [categories])
}
