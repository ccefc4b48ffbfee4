import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"

/** A run of text with its position: points from the left and from the top. */
export interface Run {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
}

/**
 * Reads a PDF with another library: the runs on each page, each page's text as one line, the language, and the title.
 */
export const readPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages: Array<ReadonlyArray<Run>> = []
  const roles: Array<string> = []
  for (let n = 1; n <= pdf.numPages; n++) {
    const page = await pdf.getPage(n)
    const { items } = await page.getTextContent()
    pages.push(
      items.flatMap((item) =>
        "str" in item && item.str.trim() !== ""
          ? [{ text: item.str, x: Number(item.transform[4]), y: 792 - Number(item.transform[5]), width: item.width }]
          : []
      )
    )
    roles.push(...rolesOf(await page.getStructTree()))
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
  await task.destroy()
  const texts = pages.map((runs) =>
    runs
      .map(({ text }) => text)
      .join(" ")
      .replace(/\s+/g, " ")
  )
  return { pages, texts, text: texts.join(" "), title: info.Title, language: info.Language, roles }
}

type Node = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>["getStructTree"]>
>

const rolesOf = (node: Node): ReadonlyArray<string> =>
  node === null ? [] : [node.role, ...node.children.flatMap((child) => ("role" in child ? rolesOf(child) : []))]
