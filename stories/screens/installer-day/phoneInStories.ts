import { UserId } from "#domain/access/CurrentUser.ts"
import { LineId, emptyLineFacts } from "#domain/estimates/EstimateLine.ts"
import type { InstallerDay, Stop } from "#domain/installer-day/installerDayApi.ts"
import { type SiteEntry, type SiteEvent, SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { JobId } from "#domain/shared/JobId.ts"
import type { PhoneItem } from "#web/installer-day/PhoneItem.ts"
import type { PhoneClient } from "#web/installer-day/PhoneClient.ts"

/** The installer of the stories. */
export const luis = { id: UserId.make("019a0000-0000-7000-8000-0000000000aa"), name: "Luis Aguilar" }

/** 10 a.m. in Phoenix on the stories' day. */
export const tenOClock = Date.UTC(2026, 10, 24, 17)

const idOf = (number: number) => `019a0000-0000-7000-8000-00000000${number}`
const shop = {
  address1: "20 Mill Avenue",
  address2: "",
  city: "Tempe",
  region: "AZ",
  postalCode: "85281",
  country: "US"
} as const

interface Told {
  readonly number: number
  readonly name: string
  readonly hours: readonly [start: string, end: string]
  readonly vehicle: readonly [year: number, make: string, model: string]
  readonly glass: readonly [partNumber: string, description: string]
  readonly day?: string
  readonly isMobile?: boolean
  readonly notes?: string
}

const line = (number: number, kind: "glass" | "kit" | "calibration", partNumber: string, description: string) => ({
  ...emptyLineFacts,
  id: LineId.make(`019a0000-0000-7000-8000-000${number}${kind.length % 10}0000`),
  parentId: null,
  kind,
  partNumber,
  description,
  quantity: 100
})

const stopOf = ({
  day = "2026-11-24",
  glass,
  hours,
  isMobile = true,
  name,
  notes = "",
  number,
  vehicle
}: Told): Stop => {
  const [year, make, model] = vehicle
  const row = { userId: luis.id, start: hours[0], end: hours[1] }
  const isWindshield = glass[0].startsWith("FW")
  return {
    day,
    start: hours[0],
    end: hours[1],
    travel: isMobile ? 25 : 0,
    timeZone: "America/Phoenix",
    locationName: "Tempe",
    locationAddress: shop,
    job: {
      id: JobId.make(idOf(number)),
      version: 1,
      number,
      stage: "workorder",
      customerName: name,
      phoneNumbers: [{ phoneNumber: "(480) 555-0142", phoneType: "mobile" }],
      address: isMobile ? { ...shop, address1: "14200 E Old Vail Rd", city: "Vail", postalCode: "85641" } : null,
      locationId: LocationId.make("019a0000-0000-7000-8000-0000000000ab"),
      vehicle: { ...emptyVehicle, vin: "4T1DAACK7RU000001", plate: "FRIT004", plateState: "AZ", year, make, model },
      install: {
        ...emptyInstall,
        jobType: "replacement",
        date: day,
        repairLocation: isMobile ? "mobile" : "inShop",
        installers: [row],
        notes
      },
      partsStatus: "complete",
      reworkOf: null,
      reworks: [],
      lines: [
        line(number, "glass", ...glass),
        line(number, "kit", "HAH000448", "Urethane kit"),
        ...(isWindshield ? [line(number, "calibration", "", "Camera calibration, dynamic")] : [])
      ]
    },
    mayPay: true,
    photos: [],
    events: []
  }
}

/** A day with three stops, plus one on the next day. */
export const phoneDay: InstallerDay = {
  today: "2026-11-24",
  me: luis,
  stops: [
    stopOf({
      number: 3012,
      name: "Marisol Vega",
      hours: ["08:00", "09:30"],
      vehicle: [2023, "Hyundai", "Kona"],
      glass: ["FW99001GTYN", "Windshield"],
      isMobile: false
    }),
    stopOf({
      number: 3009,
      name: "Hannah Kim",
      hours: ["10:00", "12:00"],
      vehicle: [2024, "Ford", "F-150"],
      glass: ["FW99002GTYN", "Windshield, camera, rain sensor"],
      notes: "Gate 4418. Dog in the yard: call before you open."
    }),
    stopOf({
      number: 3015,
      name: "Derek Olsen",
      hours: ["13:00", "15:00"],
      vehicle: [2018, "Jeep", "Cherokee"],
      glass: ["DD99003GTYN", "Front left door"]
    }),
    stopOf({
      number: 3020,
      name: "Ada Moreno",
      hours: ["08:00", "10:00"],
      day: "2026-11-25",
      vehicle: [2024, "Toyota", "Camry"],
      glass: ["FW99004GTYN", "Windshield"]
    })
  ]
}

/** Hannah's stop, the current one. */
export const hannah = phoneDay.stops[1]!

/** The installer's own assignment, with its times as the server stores them. */
const timesOf = (stop: Stop, events: ReadonlyMap<string, { readonly jobId: string; readonly event: SiteEvent }>) => {
  const at = (step: "started" | "finished") =>
    [...events.values()].find(
      ({ event: { deed }, jobId }) => jobId === stop.job.id && deed._tag === "step" && deed.step === step
    )?.event.at
  const [startedAt, finishedAt] = [at("started"), at("finished")]
  return {
    ...stop.job.install.installers[0]!,
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(finishedAt === undefined ? {} : { finishedAt })
  }
}

let made = 0
/** An action queued on the phone. */
export const waiting = (deed: SiteEntry, minute: number, state: PhoneItem["state"] = "waiting"): PhoneItem => ({
  id: `019a0000-0000-7000-8000-1000000${String(++made).padStart(5, "0")}`,
  jobId: hannah.job.id,
  by: luis.id,
  at: tenOClock + minute * 60_000,
  order: made,
  state,
  kind: "deed",
  deed
})

/** A server that accepts every item, once per id; `changes` override its responses. */
export const phoneServer = (changes: Partial<PhoneClient> = {}, day: InstallerDay = phoneDay): PhoneClient => {
  const events = new Map<string, { readonly jobId: string; readonly event: SiteEvent }>()
  return {
    day: async () => ({
      _tag: "answered",
      answer: {
        ...day,
        stops: day.stops.map((stop) => ({
          ...stop,
          job: { ...stop.job, install: { ...stop.job.install, installers: [timesOf(stop, events)] } },
          events: [
            ...stop.events,
            ...[...events.values()].filter(({ jobId }) => jobId === stop.job.id).map(({ event }) => event)
          ]
        }))
      }
    }),
    send: async (item) => {
      if (item.kind === "photo") return { _tag: "answered", answer: undefined }
      const event: SiteEvent = {
        id: SiteEventId.make(item.id),
        at: item.at,
        receivedAt: item.at,
        by: luis,
        outcome: "kept",
        deed: item.deed
      }
      events.set(item.id, { jobId: item.jobId, event })
      return { _tag: "answered", answer: event }
    },
    signOut: async () => {},
    ...changes
  }
}
