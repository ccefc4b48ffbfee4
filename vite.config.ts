import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const server = `http://127.0.0.1:${process.env["PORT"] ?? 3000}`

/** The web app: built into build/web with hashed names, or served on 5173 before the running server. */
export default defineConfig({
  root: "app-web",
  plugins: [react()],
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
