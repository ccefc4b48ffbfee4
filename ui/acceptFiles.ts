/** Why a file cannot be taken. */
export interface RefusedFile {
  readonly file: File
  readonly reason: "type" | "size" | "many"
}

/**
 * What may be given: as an `accept` attribute says it (`image/png`, `image/*`, `.csv`), and at most how many bytes
 * each.
 */
export interface FileRules {
  /** Which kinds of files are taken, as media types or endings; all by default. */
  readonly accept?: ReadonlyArray<string> | undefined
  /** How large a file may be, in bytes. */
  readonly maxBytes?: number | undefined
  /** One file only, unless told otherwise. */
  readonly allowsMultiple?: boolean | undefined
}

const fits =
  ({ name, type }: File) =>
  (rule: string) =>
    rule.startsWith(".")
      ? name.toLowerCase().endsWith(rule.toLowerCase())
      : rule.endsWith("/*")
        ? type.startsWith(rule.slice(0, -1))
        : type === rule

/**
 * Parts what was dropped or chosen into what may be taken and what may not; the browser's own filter does not bind a
 * drop.
 */
export const acceptFiles = (
  files: ReadonlyArray<File>,
  { accept, maxBytes = Infinity, allowsMultiple = false }: FileRules
) => {
  const accepted: Array<File> = []
  const refused: Array<RefusedFile> = []
  for (const file of files) {
    const reason =
      accept !== undefined && !accept.some(fits(file))
        ? "type"
        : file.size > maxBytes
          ? "size"
          : !allowsMultiple && accepted.length > 0
            ? "many"
            : null
    if (reason === null) accepted.push(file)
    else refused.push({ file, reason })
  }
  return { accepted, refused }
}
