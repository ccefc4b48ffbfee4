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

describe("file validation", () => {
  it("accepts files by type, by type group, or by extension, which Windows needs for CSV", () => {
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
  it("accepts files up to the size limit, to the byte", () =>
    assert.deepStrictEqual(
      names(
        acceptFiles([file("a.png", "image/png", 5), file("b.png", "image/png", 6)], {
          maxBytes: 5,
          allowsMultiple: true
        })
      ),
      { accepted: ["a.png"], refused: ["b.png size"] }
    ))
  it("accepts a single file unless several are allowed", () =>
    assert.deepStrictEqual(names(acceptFiles([program, photo, drawing], { accept: ["image/*"] })), {
      accepted: ["front.JPG"],
      refused: ["virus.exe type", "plan.png many"]
    }))
})
