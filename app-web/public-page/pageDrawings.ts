import { glassPaths, type GlassShape } from "#domain/glass-drawing/glassShapes.ts"
import type { OfferedService } from "#domain/public-page/pageChoices.ts"
import type { PublicMap } from "#domain/public-page/PublicPageFacts.ts"
import { type Markup, markup, Markup as Drawn } from "./markup.ts"

const icon = (d: string): Markup =>
  markup`<svg class="Icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="${d}"/></svg>`

/** Small inline icons. */
export const icons = {
  arrow: icon("M4 10h12m-5-5 5 5-5 5"),
  check: icon("m4 10.500 4 4 8-9"),
  clock: icon("M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15ZM10 6v4.500l3 1.800"),
  mail: icon("M2.500 5h15v10.500h-15ZM3 5.500l7 5.500 7-5.500"),
  phone: icon(
    "M4 3.500h3l1.500 3.800-1.800 1.300a10 10 0 0 0 4.700 4.700l1.300-1.800 3.800 1.500v3A1.500 1.500 0 0 1 15 17.500 12.500 12.500 0 0 1 2.500 5 1.500 1.500 0 0 1 4 3.500Z"
  ),
  pin: icon("M10 17.500S4 12 4 8a6 6 0 0 1 12 0c0 4-6 9.500-6 9.500ZM10 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z")
} as const

/** A small windshield, used if the shop has no logo. */
export const brandGlass: Markup = markup`<svg class="BrandGlass" viewBox="0 0 60 42" width="38" height="27" aria-hidden="true"><path d="M12 6Q30 1 48 6L59 37Q30 43 1 37Z" fill="#fff"/><path d="M15 10Q30 6 45 10L53 33Q30 38 7 33Z" fill="#9fd8d2"/><path d="m23 9 7-.700-8 26-8-.800Z" fill="#fff" opacity=".45"/></svg>`

/** A road at dusk seen through a windshield with a star break: the banner of a shop without a photo. */
export const roadScene = (
  id: string
): Markup => markup`<svg class="Scene" viewBox="0 0 960 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<defs><linearGradient id="${id}sky" x2="0" y2="1"><stop stop-color="#6fa9bb"/><stop offset=".5" stop-color="#f2d6ae"/><stop offset=".8" stop-color="#eeae80"/></linearGradient></defs>
<rect width="960" height="420" fill="url(#${id}sky)"/><circle cx="622" cy="216" r="44" fill="#fff1d2"/>
<path d="M0 252 84 206l70 30 82-66 74 42 60-24 78-40 92 60 64-22 84 48 82-34 86-46 76 52 44-18v162H0Z" fill="#a57885"/>
<path d="M0 286 100 250l94 22 116-42 98 36 72-18 92 24 128-34 104 36 86-30 70 20v90H0Z" fill="#7a5b70"/>
<path d="M0 310q250-26 490-8t470-6v124H0Z" fill="#877852"/><path d="M0 334q240-20 480-12t480 4v94H0Z" fill="#6d6b4b"/>
<path d="M462 306h36l262 114H198Z" fill="#3f494d"/><path d="M478 308h5l1 8h-7Zm-2 16h9l2 13h-13Zm-4 24h17l4 20h-25Zm-7 34h31l8 38h-47Z" fill="#f5d98f"/>
<path d="m462 306-264 114h15L465 306Zm36 0 262 114h-15L495 306Z" fill="#e8e2d5" opacity=".8"/>
<g fill="none" stroke="#24493f" stroke-linecap="round"><path stroke-width="16" d="M118 356V246m0 66h-16q-16 0-16-16v-22m32 22h15q15 0 15-16v-24"/><path stroke-width="19" d="M836 366V236m0 76h-20q-19 0-19-20v-24m39 28h17q18 0 18-19v-30"/><path stroke-width="8" d="M302 330v-56m0 32h-8q-8 0-8-8v-10m16 6h7q8 0 8-8v-12M700 326v-50m0 28h-7q-7 0-7-7v-8m14 4h6q7 0 7-7v-10"/></g>
<path d="M0 378q42-22 86-4t82 0 70 14v32H0ZM960 382q-46-24-92-6t-86 4-60 14v26h238Z" fill="#3d5843"/>
<g transform="translate(722 138) scale(.950)" fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="m0 0-22-17-9-21-21-13M0 0l12-26-3-19 14-21M0 0l30-10 22 4 26-13M0 0l25 20 6 22 25 16 14 26 34 14M0 0l-10 28-20 13-6 21M0 0l-34 6-24-9-24 9" stroke="#10242a" stroke-opacity=".28" stroke-width="2.600" transform="translate(1 1.500)"/><path d="m0 0-22-17-9-21-21-13M0 0l12-26-3-19 14-21M0 0l30-10 22 4 26-13M0 0l25 20 6 22 25 16 14 26 34 14M0 0l-10 28-20 13-6 21M0 0l-34 6-24-9-24 9" stroke="#fff" stroke-width="1.800"/><path d="m-13-5 7-9 10 1 9 7 1 11-8 8-12-1-8-8Z" fill="#fff" fill-opacity=".4" stroke="#fff" stroke-width="1.300"/><path d="m-26-9 14-16 20-2 19 13 3 23-16 18-26-2-16-17Z" stroke="#fff" stroke-width=".900" opacity=".75"/><circle r="4.500" fill="#fff"/></g></svg>`

/** At this size, path coordinates need no fractions. */
const round = (path: string) => path.replace(/\.\d+/g, "")

const glass = (shape: GlassShape, more: Markup | undefined = undefined): Markup => {
  const { height, edge, opening, hasBand } = glassPaths(shape, 1.9)
  return markup`<svg class="ServiceGlass" viewBox="0 0 320 ${height}" width="112" height="${Math.round((112 * height) / 320)}" aria-hidden="true"><path class="${hasBand ? "Band" : "Rim"}" d="${new Drawn(round(edge))}"/><path class="Pane" d="${new Drawn(round(opening))}"/><path class="Sheen" d="M104 ${height - 26} 172 26h30l-68 ${height - 52}Z"/>${more}</svg>`
}

/** The illustration of each service. */
export const serviceDrawings: Readonly<Record<OfferedService, () => Markup>> = {
  windshieldReplacement: () =>
    glass("windshield", markup`<path class="Band" d="M134 22h52l-7 30q-1 6-7 6h-24q-6 0-7-6Z"/>`),
  doorGlass: () => glass("door"),
  backGlass: () => glass("back", markup`<path class="Wire" d="M72 52h176M64 74h192M56 96h208M48 118h224"/>`),
  windshieldRepair: () =>
    glass(
      "windshield",
      markup`<g class="Crack" transform="translate(206 92)"><path d="m0 0-20-15-9-20M0 0l13-25-2-17M0 0l28-8 20 6M0 0l22 20 4 20M0 0l-10 26-18 11M0 0l-30 4"/><circle r="7"/></g>`
    ),
  calibration: () =>
    glass(
      "windshield",
      markup`<path class="Band" d="M134 22h52l-7 30q-1 6-7 6h-24q-6 0-7-6Z"/><g class="Aim"><circle cx="160" cy="102" r="27"/><path d="M160 62v22m0 36v22m-40-40h22m36 0h22"/></g>`
    ),
  mobileService: () =>
    markup`<svg class="ServiceGlass" viewBox="0 0 320 176" width="112" height="62" aria-hidden="true"><path class="Pane" d="M22 42h176v92H22Z"/><path class="Band" d="M22 30h182q6 0 10 5l46 45 38 10q10 3 10 13v33q0 8-8 8h-14a32 32 0 0 0-64 0H132a32 32 0 0 0-64 0H30q-14 0-14-14V42q0-12 6-12Zm178 18v40h44l-38-38q-2-2-6-2ZM34 48v52h136V48Z"/><circle class="Band" cx="100" cy="146" r="21"/><circle class="Band" cx="254" cy="146" r="21"/></svg>`
}

const mapSize = 320

/**
 * The service area as a dot pattern: a dot for each nearby postal code, solid within the service area and faint beyond,
 * with a ring at the radius and a pin at each location. Drawn here so that no map service learns of the visitor.
 */
export const pageMap = (map: PublicMap, label: string, ring: string): Markup => {
  const scale = mapSize / 2 / map.reach
  const at = (miles: number) => Math.round((mapSize / 2 + miles * scale) * 10) / 10
  const dots = (isNear: boolean) =>
    map.areas
      .filter(([east, north]) => (map.miles === 0 || Math.hypot(east, north) <= map.miles) === isNear)
      .map(([east, north]) => `M${at(east)} ${at(-north)}h0`)
      .join("")
  const radius = Math.round(map.miles * scale * 10) / 10
  return markup`<svg class="Map" viewBox="0 0 ${mapSize} ${mapSize}" role="img" aria-label="${label}">
${map.miles > 0 && markup`<circle class="MapArea" cx="${mapSize / 2}" cy="${mapSize / 2}" r="${radius}"/>`}
<path class="MapFar" d="${dots(false)}"/><path class="MapNear" d="${dots(true)}"/>
${map.places.map(
  ([east, north]) =>
    markup`<g transform="translate(${at(east)} ${at(-north)})"><path class="MapPin" d="M0 0C-4-8-11-13-11-21a11 11 0 0 1 22 0C11-13 4-8 0 0Z"/><circle class="MapEye" cy="-21" r="4.200"/></g>`
)}
${map.miles > 0 && markup`<text class="MapRing" x="${mapSize / 2}" y="${Math.min(mapSize - 8, mapSize / 2 + radius + 16)}" text-anchor="middle">${ring}</text>`}
</svg>`
}
