import type { PublicMap } from "#domain/public-page/PublicPageFacts.ts"
import { type Markup, markup } from "./markup.ts"

const size = 320

/**
 * The service area as the frit draws: a dot for each postal code around, full where the shop drives and faint beyond,
 * a ring at its radius, a pin at each location. Drawn here: no map service hears of the visitor.
 */
export const pageMap = (map: PublicMap, label: string, ring: string): Markup => {
  const scale = size / 2 / map.reach
  const at = (miles: number) => Math.round((size / 2 + miles * scale) * 10) / 10
  const dots = (isNear: boolean) =>
    map.areas
      .filter(([east, north]) => (map.miles === 0 || Math.hypot(east, north) <= map.miles) === isNear)
      .map(([east, north]) => `M${at(east)} ${at(-north)}h0`)
      .join("")
  const radius = Math.round(map.miles * scale * 10) / 10
  return markup`<svg class="Map" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}">
${map.miles > 0 && markup`<circle class="MapArea" cx="${size / 2}" cy="${size / 2}" r="${radius}"/>`}
<path class="MapFar" d="${dots(false)}"/><path class="MapNear" d="${dots(true)}"/>
${map.places.map(
  ([east, north]) =>
    markup`<g transform="translate(${at(east)} ${at(-north)})"><path class="MapPin" d="M0 0C-4-8-11-13-11-21a11 11 0 0 1 22 0C11-13 4-8 0 0Z"/><circle class="MapEye" cy="-21" r="4.200"/></g>`
)}
${map.miles > 0 && markup`<text class="MapRing" x="${size / 2}" y="${Math.min(size - 8, size / 2 + radius + 16)}" text-anchor="middle">${ring}</text>`}
</svg>`
}
