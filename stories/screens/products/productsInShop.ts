import { Effect } from "effect"
import { createProductCategory } from "#domain/product-categories/productCategoriesHandlers.ts"
import { ProductCategoryId } from "#domain/product-categories/ProductCategory.ts"
import { createProduct } from "#domain/products/productsHandlers.ts"
import { Product, type ProductDraft, ProductId } from "#domain/products/Product.ts"
import { Products } from "#domain/products/Products.ts"
import { putProduct } from "#domain/products/productsApi.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { sampleCategory, sampleProduct } from "#domain/testing/samples.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"

/** The category and the product used in the stories. */
export const adhesivesId = ProductCategoryId.make("019a0000-0000-7000-8000-000000000091")
export const adhesivesPath = `/admin/product-categories/${adhesivesId}/edit`
export const urethaneId = ProductId.make("019a0000-0000-7000-8000-000000000092")
export const urethanePath = `/admin/products/${urethaneId}/edit`

const under = (id: string) => Effect.provideService(NewId, { next: Effect.succeed(id) })

/** A category without products. */
export const adhesivesInShop = createProductCategory(sampleCategory).pipe(under(adhesivesId), Effect.orDie)

/** The category with one product. */
export const urethaneInShop = Effect.andThen(
  adhesivesInShop,
  createProduct({ ...sampleProduct, categoryId: adhesivesId }).pipe(under(urethaneId), Effect.orDie)
)

/** A shop's inventory in three categories. */
export const shelvesInShop = Effect.gen(function* () {
  yield* urethaneInShop
  const moldings = yield* createProductCategory({
    categoryName: "Moldings",
    description: "Universal moldings by the foot"
  })
  yield* createProductCategory({ categoryName: "Wipers", description: "" })
  const more: ReadonlyArray<ProductDraft> = [
    {
      ...sampleProduct,
      productCode: "MLD-19",
      description: "Universal molding, 19 mm",
      categoryId: moldings.id,
      productType: "molding",
      unitOfMeasure: "foot",
      listPrice: 250
    },
    {
      ...sampleProduct,
      productCode: "MOBILE",
      description: "Mobile fee",
      productType: "fee",
      taxType: "notTaxed",
      unitOfMeasure: "each",
      listPrice: 2500,
      trackInventory: false,
      requireStockBeforeInvoice: false
    },
    {
      ...sampleProduct,
      productCode: "PRM-B",
      description: "Primer, black, 30 ml",
      categoryId: adhesivesId,
      productType: "part",
      listPrice: 1290
    }
  ]
  for (const one of more) yield* createProduct(one)
}).pipe(Effect.orDie)

/** The product, changed by another user just before the first save arrives. */
export const urethaneAlsoChangedElsewhere = (change: Partial<ProductDraft>) =>
  beforeFirstRequest(
    putProduct,
    Effect.gen(function* () {
      const product = yield* urethaneInShop
      return Products.use((products) => products.save(new Product({ ...product, ...change })))
    })
  )
