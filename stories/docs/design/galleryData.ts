import type { Tone } from "#ui/Tone.ts"
import type { GlassFeature } from "#domain/glass-drawing/glassMarks.ts"
import type { GlassShape } from "#domain/glass-drawing/glassShapes.ts"

/** A made-up row of the gallery's sample list. */
export interface GalleryJob {
  readonly id: string
  readonly number: string
  readonly customer: string
  readonly vehicle: string
  readonly glass: string
  readonly status: string
  readonly tone: Tone | "accent"
  readonly day: string
  readonly total: string
}

export const galleryJobs: ReadonlyArray<GalleryJob> = [
  {
    id: "1",
    number: "10234",
    customer: "Amélie Tremblay",
    vehicle: "2023 Hyundai Kona SE",
    glass: "FW05167 GTY",
    status: "Scheduled",
    tone: "accent",
    day: "Nov 21, 8:30",
    total: "$689.35"
  },
  {
    id: "2",
    number: "10233",
    customer: "Lone Star Fleet Services",
    vehicle: "2021 Ford F-150",
    glass: "DW02147 GBN",
    status: "Part ordered",
    tone: "warning",
    day: "Nov 21, 10:00",
    total: "$412.80"
  },
  {
    id: "3",
    number: "10231",
    customer: "Luis Ortega",
    vehicle: "2019 Toyota Tacoma",
    glass: "DB12688 YPY",
    status: "Installed",
    tone: "success",
    day: "Nov 20, 14:15",
    total: "$1,284.50"
  },
  {
    id: "4",
    number: "10228",
    customer: "Dana Whitfield",
    vehicle: "2020 Subaru Outback",
    glass: "FW04567 GTN",
    status: "Claim refused",
    tone: "danger",
    day: "Nov 20, 9:00",
    total: "$958.12"
  },
  {
    id: "5",
    number: "10227",
    customer: "Garage Beaulieu",
    vehicle: "2018 Honda Civic",
    glass: "FD26301 GTN",
    status: "Quoted",
    tone: "neutral",
    day: "–",
    total: "$238.00"
  }
]

export interface GalleryGlass {
  readonly shape: GlassShape
  readonly position?: "left" | "right"
  readonly features: ReadonlyArray<GlassFeature>
  readonly name: string
}

export const galleryGlass: ReadonlyArray<GalleryGlass> = [
  {
    shape: "windshield",
    features: ["camera", "rainSensor", "shadeBand", "heated", "acoustic", "headUpDisplay", "solar", "antenna"],
    name: "Windshield, everything"
  },
  { shape: "windshield", features: ["camera", "rainSensor", "solar"], name: "Windshield, camera and rain sensor" },
  { shape: "windshield", features: ["shadeBand"], name: "Windshield, shade band" },
  { shape: "back", features: ["heated", "antenna", "solar"], name: "Back glass, heated, antenna" },
  { shape: "door", position: "left", features: ["solar"], name: "Front door, left" },
  { shape: "door", position: "right", features: ["acoustic"], name: "Front door, right, acoustic" },
  { shape: "quarter", position: "left", features: ["antenna", "solar"], name: "Quarter, left, antenna" },
  { shape: "vent", position: "left", features: [], name: "Vent, left" },
  { shape: "roof", features: ["solar"], name: "Roof glass" },
  { shape: "partition", features: [], name: "Partition" }
]
