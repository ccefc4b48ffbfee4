import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"

const server = `http://127.0.0.1:${process.env["PORT"] ?? 3000}`

/** The address of a customer's link is answered with their page, as the server does. */
const documentPage: Plugin = {
  name: "document-page",
  configureServer: ({ middlewares }) => void middlewares.use((asked, _, next) => {
    if (/^\/document\/[^/.]+$/.test(asked.url ?? "")) asked.url = "/document.html"
    next()
  })
}

/** The web app: built into build/web with hashed names, or served on 5173 before the running server. */
export default defineConfig({
  root: "app-web",
  plugins: [react(), documentPage],
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // Nothing inlined: the content security policy allows our own files, not data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The customer's page is one of its own: it loads nothing of the staff's.
      input: { index: `${import.meta.dirname}/app-web/index.html`, document: `${import.meta.dirname}/app-web/document.html` },
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]"
      }
    }
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    allowedHosts: [".localhost"],
    // The host names the shop, so it travels on as it came.
    proxy: { "/api": { target: server, changeOrigin: false, ws: true } }
  }
})
