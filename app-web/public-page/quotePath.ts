/**
 * Where a visitor gets a quote on a shop's host. Undefined while there is no such page: the public page then asks to be
 * called, and leads nowhere else.
 */
export const quotePath: string | undefined = undefined as string | undefined
