import type { FileType } from "#domain/files/FileObjects.ts"

const endings: Readonly<Record<FileType, ReadonlyArray<string>>> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "application/pdf": ["pdf"],
  "application/msword": ["doc"]
}

/**
 * What a file is called from now on: as it was, without what no file system takes, with the ending of what it is:
 * `scan.bmp` redrawn is `scan.png`.
 */
export const fileName = (given: string, type: FileType): string => {
  const name = given
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .trim()
  const dot = name.lastIndexOf(".")
  const [stem, ending] =
    dot <= 0 || !/^\w{1,5}$/.test(name.slice(dot + 1)) ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)]
  const known = endings[type].includes(ending.toLowerCase()) ? ending : endings[type][0]!
  return `${[...stem].slice(0, 100).join("").trim() || "file"}.${known}`
}
