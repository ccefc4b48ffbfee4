/**
 * A stretch of a list, in the list's own order, however long the list is: `next` leads to the stretch after it and is
 * undefined at the end. Each stretch is asked for alone, so nobody holds the whole list (R12).
 */
export interface Batch<Row> {
  readonly items: ReadonlyArray<Row>
  readonly next: string | undefined
}

/** How many rows a stretch has. */
export const batchSize = 500
