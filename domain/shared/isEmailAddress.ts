/** A normal address pattern, spec §5. Plain, so that the public page can ask without Effect's Schema. */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:".]+(?:\.[^\s@<>()[\],;:".]+)+$/.test(text)
