import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { wordModules } from "./wordModules.ts"

/**
 * The page of the public quote, built by itself beside the web app: its visitors load nothing of the staff's, and no
 * change there makes it heavier.
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
    // One sheet in the page itself: its scripts come later.
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
