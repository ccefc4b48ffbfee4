/** fontkit 2.0, pdfkit's font engine, ships no types. Declares what is used of it here. */
declare module "fontkit" {
  export interface Run {
    readonly positions: ReadonlyArray<object>
  }
  export interface Font {
    readonly characterSet: ReadonlyArray<number>
    readonly glyphForCodePoint: (codePoint: number) => object
    layout: (text: string, features?: unknown) => Run
  }
  export const create: (file: Uint8Array) => Font
}
