import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { wordModules } from "./wordModules.ts"

/**
 * The first steps come with the page and need no script to be seen: theirs come after what is drawn, on a slow line
 * too.
 */
const scriptsLater: Plugin = {
  name: "frit-scripts-later",
  transformIndexHtml: {
    order: "post",
    handler: (page) => page.replaceAll(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"')
  }
}

/**
 * The page of the public quote, built by itself beside the web app: its visitors load nothing of the staff's, and no
 * change there makes it heavier.
 */
export default defineConfig({
  root: "app-web",
  publicDir: false,
  plugins: [react(), wordModules, scriptsLater],
  build: {
    outDir: "../build/web",
    emptyOutDir: false,
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
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
