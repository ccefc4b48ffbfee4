/** A Storage backed by a Map, for browser code under test in Node. */
export const browserStorage = (): Storage => {
  const kept = new Map<string, string>()
  return Object.assign(
    Object.create({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear()
    }) as Storage
  )
}
