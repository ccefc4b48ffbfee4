/** A file of the bundle and its imports. */
interface BundledFile {
  readonly fileName: string
  readonly moduleIds?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The files of a bundle, by name. */
export type Bundle = Readonly<Record<string, BundledFile>>

const partsAtOnce = /lazyPart\(\(\) => import\("\.\/([^"]+)"\), "\w+", "now"/g

/**
 * Returns the files each screen needs before it can render, by path, excluding those of the first page. The page
 * declares them as preloads, so that the browser fetches them alongside the entry file instead of after running it.
 * `read` returns the source of a module below the web app's `folder`.
 */
export const filesToPreload = (
  bundle: Bundle,
  folder: string,
  screens: ReadonlyArray<{ readonly path: string; readonly screen?: string }>,
  read: (module: string) => string
): Readonly<Record<string, ReadonlyArray<string>>> => {
  const files = Object.values(bundle)
  const fileOf = (module: string) => files.find(({ moduleIds = [] }) => moduleIds.includes(`${folder}/${module}`))
  const first = loadedWith(bundle, [fileOf("main.tsx")])
  return Object.fromEntries(
    screens.flatMap(({ path, screen }) => {
      if (screen === undefined) return []
      const module = `${screen}.tsx`
      const beside = module.slice(0, module.lastIndexOf("/") + 1)
      const parts = [...read(module).matchAll(partsAtOnce)].map(([, part]) => `${beside}${part}`)
      return [[path, [...loadedWith(bundle, [module, ...parts].map(fileOf))].filter((file) => !first.has(file))]]
    })
  )
}

/** Returns the names of the files and of everything they import, scripts and styles. */
const loadedWith = (bundle: Bundle, files: ReadonlyArray<BundledFile | undefined>): ReadonlySet<string> => {
  const all = new Set<string>()
  const add = (file: BundledFile | undefined) => {
    if (file === undefined || all.has(file.fileName)) return
    all.add(file.fileName)
    for (const style of file.viteMetadata?.importedCss ?? []) all.add(style)
    for (const other of file.imports ?? []) add(bundle[other])
  }
  files.forEach(add)
  return all
}
