import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import react from "@vitejs/plugin-react"
import { defineConfig, parseSync, type Plugin } from "vite"
import { wordModules } from "./app-api/launch/wordModules.ts"
import { screenRoutes } from "./app-web/access/screenRoutes.ts"
import { callsToPreload } from "./app-web/callsToPreload.ts"
import { chunkGroups } from "./app-web/chunks.ts"
import { type Bundle, filesToPreload } from "./app-web/filesToPreload.ts"
import { isLanguage } from "./domain/words/languages.ts"

const server = `http://127.0.0.1:${process.env["PORT"] ?? 3000}`

/** Serves the customer's page at the address of a document link, as the server does. */
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

/** Returns the module with only the schema argument left in calls of `field` and `described`. */
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
 * Removes the field descriptions from the build. They are for integrators: the server prints them, and the browser does
 * not need them.
 */
const unsaidFields: Plugin = {
  name: "unsaid-fields",
  apply: "build",
  transform: {
    filter: { id: /\/domain\/.*\.ts$/, code: /domain\/shared\/field\.ts|\.\/field\.ts/ },
    handler: (code, id) => ({ code: withoutWords(code, id), map: null })
  }
}

/** Keeps react-aria's messages only for the product's languages, instead of all thirty. */
const ourLanguagesOnly: Plugin = {
  name: "our-languages-only",
  apply: "build",
  load: {
    filter: { id: /react-(aria|aria-components|stately)\/dist\/private\/intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler: (id) => (isLanguage(/([a-z]{2})-[A-Z]{2}\.mjs$/.exec(id)?.[1]) ? null : "export default undefined")
  }
}

/** Keeps only the Gregorian calendar, which all the product's languages use, instead of react-aria's thirteen. */
const oneCalendar: Plugin = {
  name: "one-calendar",
  apply: "build",
  load: {
    filter: { id: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ },
    handler: () =>
      `import { GregorianCalendar } from "./calendars/GregorianCalendar.mjs"\nexport const createCalendar = () => new GregorianCalendar()`
  }
}

/** Leaves out the message parser: messages are parsed at build time (`wordModules`). */
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
 * Lets the bundler drop unused domain code from modules the browser needs. Top-level calls in the domain only compute
 * their own value, but the bundler cannot tell that a call has no side effects.
 */
const unaskedDomain: Plugin = {
  name: "unasked-domain",
  apply: "build",
  transform: {
    filter: { id: /\/domain\/.*\.ts$/ },
    handler: (code, id) => ({ code: withPureCalls(code, id), map: null })
  }
}

/** Returns the module with every call that runs at load time marked as pure. */
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

/** Writes the list of files and API calls that each screen needs, for the server to preload. */
const preloadLists: Plugin = {
  name: "preload-lists",
  apply: "build",
  writeBundle: ({ dir }, bundle) => {
    mkdirSync(`${dir}/.vite`, { recursive: true })
    const read = (module: string) => readFileSync(`${web}/${module}`, "utf8")
    const files = filesToPreload(bundle as unknown as Bundle, web, screenRoutes, read)
    const preloads = Object.entries(files).map(([screen, needed]) => [
      screen,
      { files: needed, calls: callsToPreload(screen) }
    ])
    writeFileSync(`${dir}/.vite/preloads.json`, JSON.stringify(Object.fromEntries(preloads)))
  }
}

/**
 * Runs the entry's imports as soon as they arrive, each in its own task, instead of all in one task with the entry.
 * This halves the time that rendering is blocked at a stretch. The imports still determine the order.
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

/** The web app: built into build/web with hashed file names, or served on 5173 in front of the running server. */
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
    // Nothing is inlined: the content security policy allows our own files, but not data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The initial files are 224 kB over the network; `npm run bench` monitors this.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // The customer's page has its own entry and loads none of the staff app's code.
      input: pages,
      // A screen that shares a chunk is exported from it directly, without an extra facade file.
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
    // The host identifies the shop, so it is forwarded unchanged.
    proxy: {
      "/api/V1": { target: server, changeOrigin: false, ws: true },
      "/dev/": { target: server, changeOrigin: false },
      "/businesspage": { target: server, changeOrigin: false }
    }
  }
})
