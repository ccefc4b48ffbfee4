/** The part of Square's Web Payments SDK that is used (developer.squareup.com/reference/sdks/web/payments). */
export interface SquareScript {
  readonly payments: (
    applicationId: string,
    locationId: string
  ) => {
    readonly card: () => Promise<{
      readonly attach: (place: HTMLElement) => Promise<void>
      readonly tokenize: () => Promise<{ readonly status: string; readonly token?: string }>
      readonly destroy: () => Promise<unknown>
    }>
  }
}

const loading = new Map<string, Promise<SquareScript>>()

/**
 * Loads Square's script once, from Square's host, as it must be; a failure is forgotten, so that it can be tried again.
 */
export const loadSquare = (address: string): Promise<SquareScript> => {
  const known = loading.get(address)
  if (known !== undefined) return known
  const made = new Promise<SquareScript>((resolve, reject) => {
    const script = document.createElement("script")
    script.src = address
    script.onload = () => {
      const { Square } = globalThis as { readonly Square?: SquareScript }
      if (Square === undefined) reject(new Error("no Square"))
      else resolve(Square)
    }
    script.onerror = () => {
      loading.delete(address)
      script.remove()
      reject(new Error("Square could not be loaded"))
    }
    document.head.append(script)
  })
  loading.set(address, made)
  return made
}
