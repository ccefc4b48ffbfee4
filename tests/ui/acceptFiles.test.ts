import { assert, describe, it } from "@effect/vitest"
import { acceptFiles } from "#ui/acceptFiles.ts"

const file = (name: string, type: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type })
const [photo, drawing, prices, excel, program] = [
  file("front.JPG", "image/jpeg"),
  file("plan.png", "image/png"),
  file("prices.csv", "text/csv"),
  file("PRICES.CSV", "application/vnd.ms-excel"),
  file("virus.exe", "application/x-msdownload")
]
const names = ({ accepted, refused }: ReturnType<typeof acceptFiles>) => ({
  accepted: accepted.map(({ name }) => name),
  refused: refused.map(({ file, reason }) => `${file.name} ${reason}`)
})

describe("files that are given", () => {
  it("are taken by type, by kind of type, or by the end of their name, which Windows needs for CSV", () => {
    const accept = ["image/jpeg", ".csv"]
    assert.deepStrictEqual(
      names(acceptFiles([photo, drawing, prices, excel, program], { accept, allowsMultiple: true })),
      { accepted: ["front.JPG", "prices.csv", "PRICES.CSV"], refused: ["plan.png type", "virus.exe type"] }
    )
    assert.deepStrictEqual(
      names(acceptFiles([photo, drawing, prices], { accept: ["image/*"], allowsMultiple: true })),
      { accepted: ["front.JPG", "plan.png"], refused: ["prices.csv type"] }
    )
  })
  it("may be as large as said, not a byte more", () =>
    assert.deepStrictEqual(
      names(
        acceptFiles([file("a.png", "image/png", 5), file("b.png", "image/png", 6)], {
          maxBytes: 5,
          allowsMultiple: true
        })
      ),
      { accepted: ["a.png"], refused: ["b.png size"] }
    ))
  it("are one, unless several are asked for", () =>
    assert.deepStrictEqual(names(acceptFiles([program, photo, drawing], { accept: ["image/*"] })), {
      accepted: ["front.JPG"],
      refused: ["virus.exe type", "plan.png many"]
    }))
})
