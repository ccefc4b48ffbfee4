/** Somebody as two columns keep them, who may be gone since: their id, null for nobody of the shop, and their name. */
export const personOf = (id: string | null | undefined, name: string) => (id == null ? null : { id, name })
