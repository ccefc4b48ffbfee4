/** A map that reports every insert, update and delete, like triggers on a table. */
export class ObservedMap<K, V> extends Map<K, V> {
  readonly #tell: (key: K, before: V | undefined, now: V | undefined) => void

  constructor(tell: (key: K, before: V | undefined, now: V | undefined) => void) {
    super()
    this.#tell = tell
  }

  override set(key: K, value: V): this {
    const before = this.get(key)
    super.set(key, value)
    this.#tell(key, before, value)
    return this
  }

  override delete(key: K): boolean {
    const before = this.get(key)
    const isGone = super.delete(key)
    if (isGone) this.#tell(key, before, undefined)
    return isGone
  }
}
