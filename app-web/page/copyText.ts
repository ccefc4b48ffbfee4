/** Copies a text to the clipboard. Returns false if the browser does not allow it, as on a page without TLS. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
