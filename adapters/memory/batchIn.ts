import { type Batch, batchSize } from "#domain/shared/Page.ts"

/** The stretch of a sorted list that begins where the one before ended. */
export const batchIn = <Item>(found: ReadonlyArray<Item>, after: string | undefined): Batch<Item> => {
  const end = Number(after ?? 0) + batchSize
  return { items: found.slice(end - batchSize, end), next: end < found.length ? String(end) : undefined }
}
