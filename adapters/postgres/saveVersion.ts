import type { EntityManager } from "@mikro-orm/postgresql"

interface Versioned {
  readonly tenantId: string
  readonly id: string
  readonly version: number
}

/** Writes a row if it still has the version it was opened with; false when it is gone or somebody was quicker. */
export const saveVersion = async <Row extends Versioned>(
  em: EntityManager,
  row: new () => Row,
  opened: Versioned,
  values: object
): Promise<boolean> => (await em.nativeUpdate(row, opened as never, values as never)) === 1
