/**
 * Whether kept values fit the form of today: a draft of an earlier release may lack fields. `start` shows each field's
 * kind.
 */
export const mayStandIn = (kept: unknown, start: object): boolean =>
  typeof kept === "object" &&
  kept !== null &&
  Object.entries(start).every(([name, value]) => {
    const other = (kept as Record<string, unknown>)[name]
    return (
      other !== undefined &&
      Array.isArray(other) === Array.isArray(value) &&
      (value === null || other === null || typeof other === typeof value)
    )
  })
