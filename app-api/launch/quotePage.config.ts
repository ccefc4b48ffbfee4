import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { wordModules } from "./wordModules.ts"

/**
 * Builds the public quote page separately from the web app: visitors load none of the staff's code, and changes there
 * do not make it heavier.
 */
export default defineConfig({
  root: "app-web",
  publicDir: false,
  plugins: [react(), wordModules],
  build: {
    outDir: "../build/web",
    emptyOutDir: false,
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
    // A single style sheet, inlined in the page; scripts load later.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { quote: `${import.meta.dirname}/../../app-web/quote.html` },
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]"
      }
    }
  }
})
