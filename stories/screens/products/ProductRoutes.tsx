import { Route, Routes } from "react-router-dom"
import { ProductScreen } from "#web/products/ProductScreen.tsx"
import { ProductsScreen } from "#web/products/ProductsScreen.tsx"

/** Renders the product screens at their own paths, so that a story can navigate between them. */
export function ProductRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/admin/products" element={<ProductsScreen />} />
        <Route path="/admin/products/create" element={<ProductScreen key="new" />} />
        <Route path="/admin/products/:id/edit" element={<ProductScreen />} />
        <Route path="*" element={<p>{"elsewhere"}</p>} />
      </Routes>
    </main>
  )
}
