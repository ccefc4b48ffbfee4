import { Route, Routes } from "react-router-dom"
import { ProductCategoriesScreen } from "#web/product-categories/ProductCategoriesScreen.tsx"
import { ProductCategoryScreen } from "#web/product-categories/ProductCategoryScreen.tsx"

/** Renders the product category screens at their own paths, so that a story can navigate between them. */
export function CategoryRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/admin/product-categories" element={<ProductCategoriesScreen />} />
        <Route path="/admin/product-categories/create" element={<ProductCategoryScreen key="new" />} />
        <Route path="/admin/product-categories/:id/edit" element={<ProductCategoryScreen />} />
        <Route path="*" element={<p>{"elsewhere"}</p>} />
      </Routes>
    </main>
  )
}
