import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import react from "@vitejs/plugin-react"
import { defineConfig, parseSync, type Plugin } from "vite"
import { wordModules } from "./app-api/launch/wordModules.ts"
import { places } from "./app-web/access/places.ts"
import { callsToPreload } from "./app-web/callsToPreload.ts"
import { chunkGroups } from "./app-web/chunks.ts"
import { type Bundle, filesToPreload } from "./app-web/filesToPreload.ts"
import { isLanguage } from "./domain/words/languages.ts"

const server = `http://127.0.0.1:${process.env["PORT"] ?? 3000}`

/** The address of a customer's link is answered with their page, as the server does. */
const documentPage: Plugin = {
  name: "document-page",
  configureServer: ({ middlewares }) =>
    void middlewares.use((asked, _, next) => {
      if (/^\/document\/[^/.]+$/.test(asked.url ?? "")) asked.url = "/document.html"
      next()
    })
}

interface Call {
  readonly type: string
  readonly end: number
  readonly callee: { readonly name?: string }
  readonly arguments: ReadonlyArray<{ readonly end: number }>
}

/** A module in which `field` and `described` are told the schema alone. */
const withoutWords = (code: string, id: string): string => {
  const cuts: Array<readonly [from: number, to: number]> = []
  const look = (node: unknown) => {
    if (node === null || typeof node !== "object") return
    const { type, end, callee, arguments: [schema, ...words] = [] } = node as Call
    if (type === "CallExpression" && (callee.name === "field" || callee.name === "described") && words.length > 0)
      cuts.push([schema!.end, end - 1])
    Object.values(node).forEach(look)
  }
  look(parseSync(id, code).program)
  return cuts
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [from, to]) => `${rest.slice(0, from)}${rest.slice(to)}`, code)
}

/**
 * What `field` and `described` say of a schema is for integrators: the server prints it, and the browser need not load
 * it.
 */
const unsaidFields: Plugin = {
  name: "unsaid-fields",
  apply: "build",
  transform: {
    filter: { id: /\/domain\/.*\.ts$/, code: /domain\/shared\/field\.ts|\.\/field\.ts/ },
    handler: (code, id) => ({ code: withoutWords(code, id), map: null })
  }
}

/** react-aria's own words in the languages of the product; it brings thirty. */
const ourLanguagesOnly: Plugin = {
  name: "our-languages-only",
  apply: "build",
  load: {
    filter: { id: /react-(aria|aria-components|stately)\/dist\/private\/intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler: (id) => (isLanguage(/([a-z]{2})-[A-Z]{2}\.mjs$/.exec(id)?.[1]) ? null : "export default undefined")
  }
}

/** The product's languages count days by one calendar; react-aria brings thirteen. */
const oneCalendar: Plugin = {
  name: "one-calendar",
  apply: "build",
  load: {
    filter: { id: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ },
    handler: () =>
      `import { GregorianCalendar } from "./calendars/GregorianCalendar.mjs"\nexport const createCalendar = () => new GregorianCalendar()`
  }
}

/** What screens say was read when the app was built (`wordModules`): the browser need not load what reads it. */
const noMessageParser: Plugin = {
  name: "no-message-parser",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
    handler(_, importer) {
      return this.resolve("@formatjs/icu-messageformat-parser/no-parser.js", importer)
    }
  }
}

const web = `${import.meta.dirname}/app-web`
const pages = { index: `${web}/index.html`, document: `${web}/document.html` }

/**
 * What nobody asks for is left out, though it stands beside what the browser needs: no constant or class of the domain
 * does anything but give its own value, which the bundler cannot see of a call.
 */
const unaskedDomain: Plugin = {
  name: "unasked-domain",
  apply: "build",
  transform: {
    filter: { id: /\/domain\/.*\.ts$/ },
    handler: (code, id) => ({ code: withPureCalls(code, id), map: null })
  }
}

/** A module whose calls, as far as they run when it is loaded, are said to have no effect. */
const withPureCalls = (code: string, id: string): string => {
  const calls = new Set<number>()
  const look = (node: unknown) => {
    if (node === null || typeof node !== "object") return
    const { type, start } = node as Node
    if (type?.includes("Function")) return
    if (type === "CallExpression" || type === "NewExpression") calls.add(start)
    Object.values(node).forEach(look)
  }
  for (const statement of parseSync(id, code).program.body) {
    const declared = "declaration" in statement ? statement.declaration : statement
    if (declared?.type === "VariableDeclaration") look(declared.declarations)
    if (declared?.type === "ClassDeclaration") look(declared.superClass)
  }
  return [...calls]
    .toSorted((one, other) => other - one)
    .reduce((rest, at) => `${rest.slice(0, at)}/* @__PURE__ */ ${rest.slice(at)}`, code)
}
interface Node {
  readonly type?: string
  readonly start: number
}

/** Writes down for the server which files and which calls each screen needs. */
const preloadLists: Plugin = {
  name: "preload-lists",
  apply: "build",
  writeBundle: ({ dir }, bundle) => {
    mkdirSync(`${dir}/.vite`, { recursive: true })
    const read = (module: string) => readFileSync(`${web}/${module}`, "utf8")
    const files = filesToPreload(bundle as unknown as Bundle, web, places, read)
    const preloads = Object.entries(files).map(([screen, needed]) => [
      screen,
      { files: needed, calls: callsToPreload(screen) }
    ])
    writeFileSync(`${dir}/.vite/preloads.json`, JSON.stringify(Object.fromEntries(preloads)))
  }
}

/**
 * What the first file imports runs as soon as it is here, each file in a task of its own, instead of all of them in one
 * with the first file: a page that is being drawn is held up half as long at a time. The imports still decide the order.
 */
const importsRunAlone: Plugin = {
  name: "imports-run-alone",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replaceAll(/<link rel="modulepreload" crossorigin href=("[^"]+")>/g, aScript)
  }
}
const aScript = (_: string, file: string) => `<script type="module" async crossorigin src=${file}></script>`

/** The web app: built into build/web with hashed names, or served on 5173 before the running server. */
export default defineConfig({
  root: "app-web",
  plugins: [
    react(),
    wordModules,
    documentPage,
    unsaidFields,
    ourLanguagesOnly,
    oneCalendar,
    noMessageParser,
    unaskedDomain,
    preloadLists,
    importsRunAlone
  ],
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // Nothing inlined: the content security policy allows our own files, not data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The first files are 224 kB on the wire; `npm run bench` watches it.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // The customer's page is one of its own: it loads nothing of the staff's.
      input: pages,
      // A screen that shares its file is exported from there, not by way of a file of its own.
      preserveEntrySignatures: "allow-extension",
      output: {
        codeSplitting: { groups: chunkGroups({ ...pages, screens: `${web}/screens.ts` }) },
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
    proxy: {
      "/api/V1": { target: server, changeOrigin: false, ws: true },
      "/dev/": { target: server, changeOrigin: false },
      "/businesspage": { target: server, changeOrigin: false }
    }
  }
})
