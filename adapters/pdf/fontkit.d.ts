/** fontkit 2.0, pdfkit's font engine, carries no types: the one call made here. */
declare module "fontkit" {
  export const create: (file: Uint8Array) => object
}
