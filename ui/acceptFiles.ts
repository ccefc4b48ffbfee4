/** A rejected file and the reason. */
export interface RejectedFile {
  readonly file: File
  readonly reason: "type" | "size" | "many"
}

/**
 * Which files are accepted: types as in the `accept` attribute (`image/png`, `image/*`, `.csv`), and the maximum size
 * of each in bytes.
 */
export interface FileRules {
  /** Accepted media types or file extensions; all by default. */
  readonly accept?: ReadonlyArray<string> | undefined
  /** Maximum file size, in bytes. */
  readonly maxBytes?: number | undefined
  /** Whether several files may be added; false by default. */
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
 * Splits dropped or chosen files into accepted and rejected ones. Needed because the browser's own filter does not
 * apply to drops.
 */
export const acceptFiles = (
  files: ReadonlyArray<File>,
  { accept, maxBytes = Infinity, allowsMultiple = false }: FileRules
) => {
  const accepted: Array<File> = []
  const refused: Array<RejectedFile> = []
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
