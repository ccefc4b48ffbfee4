import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { wordModules } from "./wordModules.ts"

/**
 * Builds the installer's phone app separately from the web app: it loads none of the office's code and fits a phone.
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
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { installer: `${import.meta.dirname}/../../app-web/installer.html` },
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]"
      }
    }
  }
})
