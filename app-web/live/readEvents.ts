import type { ShopEvent } from "#domain/shop-events/ShopEvent.ts"

/** What came over the channel: its kind, where to go on after it, and what changed. */
export interface Heard {
  readonly event: string
  readonly id: string
  readonly changes: ReadonlyArray<ShopEvent>
}

/** Reads a stream of events (HTML standard, 9.2.6) as far as the shop's channel uses them; ends with the stream. */
export const readEvents = async (body: ReadableStream<Uint8Array>, hear: (heard: Heard) => void): Promise<void> => {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ""
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split("\n\n")
    rest = blocks.pop() ?? ""
    for (const block of blocks) {
      const fields = new Map(block.split("\n").map((line) => [line.split(":", 1)[0]!, line.replace(/^\w+: ?/, "")]))
      const event = fields.get("event")
      if (event === undefined) continue
      const changes = event === "changes" ? (JSON.parse(fields.get("data") ?? "[]") as Array<ShopEvent>) : []
      hear({ event, id: fields.get("id") ?? "", changes })
    }
  }
}
