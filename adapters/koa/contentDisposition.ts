/**
 * How a browser takes a file, and under which name (RFC 6266): letters beyond ASCII in the way of RFC 8187, with a
 * plain name beside for old readers.
 */
export const contentDisposition = (kind: "inline" | "attachment", name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_")
  const extended =
    plain === name
      ? ""
      : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`
  return `${kind}; filename="${plain}"${extended}`
}
