import { assert, describe, it } from "@effect/vitest"
import { along, bulging, inset, type Outline, type Point, roundOut } from "#domain/glass-drawing/glassGeometry.ts"
import { glassPaths, type GlassShape } from "#domain/glass-drawing/glassShapes.ts"

const square: Outline = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100]
]

/** The shoelace formula: positive for clockwise on screen. */
const area = (outline: Outline) =>
  outline.reduce((sum, [x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length] ?? [0, 0]
    return sum + (x * ny - nx * y) / 2
  }, 0)

describe("glass diagram geometry", () => {
  it("moves sides inward", () => assert.closeTo(area(inset(square, () => 10)), 80 * 80, 1e-6))
  it("can move a lower side further than others", () =>
    assert.closeTo(area(inset(square, ([, y]) => (y > 0.5 ? 20 : 10))), 80 * 70, 1e-6))
  it("keeps exactly the points at least that far from every side", () => {
    const outline = bulging([
      [48, 16, 7],
      [272, 16, 5],
      [312, 150, 15],
      [8, 150, 5]
    ])
    const depth = ([x, y]: Point, of: Outline) =>
      Math.min(
        ...of.map(([ax, ay], index) => {
          const [bx, by] = of[(index + 1) % of.length] ?? [0, 0]
          return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay)
        })
      )
    for (const distance of [0, 3, 12, 25, 40, 60]) {
      const rest = inset(outline, () => distance)
      for (let x = 2; x < 320; x += 7) {
        for (let y = 2; y < 170; y += 7) {
          const inside = depth([x, y], outline) - distance
          if (Math.abs(inside) > 1e-6) assert.strictEqual(depth([x, y], rest) > 0, inside > 0, `${distance} ${x} ${y}`)
        }
      }
    }
  })
  it("leaves nothing if the sides cross", () => assert.isEmpty(inset(square, () => 51)))
  it("rounds corners to a quarter circle", () =>
    assert.closeTo(
      area(
        roundOut(
          inset(square, () => 20),
          20
        )
      ),
      100 * 100 - (4 - Math.PI) * 20 * 20,
      12
    ))
  it("bulges outward by the given amount", () => {
    const points = bulging([
      [0, 0, 8],
      [100, 0, 0],
      [100, 100, 0],
      [0, 100, 0]
    ])
    assert.closeTo(Math.min(...points.map(([, y]) => y)), -8, 1e-9)
  })
  it("spaces dots evenly", () => {
    const dots = along(square, 40, 0.5)
    assert.strictEqual(dots.length, 40)
    assert.deepStrictEqual(
      dots.slice(0, 2).map(([x, y]) => [Math.round(x), Math.round(y)]),
      [
        [5, 0],
        [15, 0]
      ]
    )
  })
})

describe("glass diagram shapes", () => {
  const shapes: ReadonlyArray<GlassShape> = ["windshield", "back", "door", "quarter", "vent", "roof", "partition"]
  const points = (path: string) =>
    [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  it("stay within the drawing and have an opening, in both stroke weights", () => {
    for (const shape of shapes) {
      for (const bold of [1, 1.9]) {
        const { height, edge, opening } = glassPaths(shape, bold)
        assert.isTrue(
          points(edge).every(([x, y]) => x >= 1 && x <= 319 && y >= 1 && y <= height - 1),
          shape
        )
        assert.isAbove(area(points(opening)), area(points(edge)) * 0.4, shape)
        assert.isBelow(area(points(opening)), area(points(edge)), shape)
      }
    }
  })
})
