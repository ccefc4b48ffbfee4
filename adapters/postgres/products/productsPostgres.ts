import { Effect, Layer } from "effect"
import { Product, ProductChanged, ProductCodeTaken, ProductNotFound } from "#domain/products/Product.ts"
import { Products } from "#domain/products/Products.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { batchOf } from "../batchOf.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { savesSinceVersion, saveWithHistory, currentSave } from "../saveVersion.ts"
import { mapUniqueViolation } from "../mapUniqueViolation.ts"
import { productListQuery, suggestQuery } from "./productListQuery.ts"
import { keyOf, productColumns, ProductRow, toListedProduct, toProduct, toProductRow } from "./ProductRow.ts"

export const productsPostgres = Layer.effect(
  Products,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("Products.get")(function* (id: Product["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const [row] = yield* database.read((reading) => reading.execute(one, [tenantId, id]))
      return row === undefined ? yield* new ProductNotFound({ id }) : toProduct(row)
    })
    const codeTaken = ({ productCode }: Product) =>
      mapUniqueViolation("product_one_per_code", () => new ProductCodeTaken({ productCode }))
    return Products.of({
      get,
      list: Effect.fn("Products.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, productListQuery(search), search))
        )
        return { items: rows.map(toListedProduct), ...rest }
      }),
      batch: Effect.fn("Products.batch")(function* (search, after) {
        const { rows, next } = yield* database.read((reading) => batchOf(reading, productListQuery(search), after))
        return { items: rows.map(toListedProduct), next }
      }),
      suggest: Effect.fn("Products.suggest")(function* (text, most) {
        const { sql, values } = suggestQuery(keyOf(text), most)
        const rows = yield* database.read((reading) => reading.execute(sql, [...values]))
        return rows.map(toProduct)
      }),
      requiringStock: Effect.fn("Products.requiringStock")(function* (codes) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(
            ProductRow,
            { tenantId, sortCode: { $in: codes.map(keyOf) }, requireStockBeforeInvoice: true },
            { fields: ["productCode"], orderBy: { sortCode: "asc" }, disableIdentityMap: true }
          )
        )
        return rows.map(({ productCode }) => productCode)
      }),
      taxTypes: Effect.fn("Products.taxTypes")(function* (codes) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(taxed, [tenantId, codes.map(keyOf)]))
        return rows as unknown as ReadonlyArray<Pick<Product, "productCode" | "productType" | "taxType">>
      }),
      add: Effect.fn("Products.add")(function* (product) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database
          .query(async (em) => {
            em.create(ProductRow, toProductRow(product, tenantId))
            await em.flush()
          })
          .pipe(codeTaken(product))
      }),
      save: Effect.fn("Products.save")(function* (product) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new Product({ ...product, version: product.version + 1 })
        const opened = { tenantId, id: product.id, version: product.version }
        const saving = yield* currentSave
        const saved = yield* database
          .query((em) => saveWithHistory(em, ProductRow, opened, toProductRow(next, tenantId), saving))
          .pipe(codeTaken(product))
        if (saved) return next
        const current = yield* get(product.id)
        const told = yield* database.query((em) => savesSinceVersion(em, ProductRow, opened))
        return yield* new ProductChanged({ current, ...told })
      }),
      remove: Effect.fn("Products.remove")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const gone = yield* database.query((em) => em.nativeDelete(ProductRow, { tenantId, id }))
        if (gone === 0) return yield* new ProductNotFound({ id })
      }),
      restore: Effect.fn("Products.restore")(function* (product) {
        const { id: tenantId } = yield* CurrentTenant
        const isBack = yield* database.query((em) => insertIfAbsent(em, ProductRow, toProductRow(product, tenantId)))
        if (!isBack) return yield* new ProductCodeTaken({ productCode: product.productCode })
      })
    })
  })
)

// Runs for each job that is created or saved, like reading a product by id, hence a prepared statement (bench: "create
// a job").
const taxed = `select product_code as "productCode", product_type as "productType", tax_type as "taxType" from product where tenant_id = ? and sort_code = any (?) order by sort_code`

const one = `select ${productColumns} from product where tenant_id = ? and id = ?`
