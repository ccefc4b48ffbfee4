import { randomUUID } from "node:crypto"
import { createReadStream, createWriteStream, existsSync } from "node:fs"
import { mkdir, rename, rm } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { fillLineup } from "./fillLineup.ts"
import { vpicArchive, vpicFile } from "./vpicFile.ts"

/**
 * Builds the decoder's database in `folder` from the vPIC archive and returns its path. The file name contains the
 * version, so an existing file is reused; `onBegin` is called if it must be built. Two processes may build it
 * concurrently, because each builds its own file and renames it into place.
 */
export const prepareVpic = async (folder: string, onBegin = () => {}): Promise<string> => {
  const ready = vpicFile(folder)
  if (existsSync(ready)) return ready
  onBegin()
  await mkdir(folder, { recursive: true })
  const mine = `${ready}.${randomUUID()}`
  const raw = `${mine}.raw`
  try {
    await pipeline(createReadStream(vpicArchive), createGunzip(), createWriteStream(raw))
    build(mine, raw)
    await rename(mine, ready).catch((cause) => {
      // Windows does not rename over a file that another process has open; the existing file is equivalent.
      if (!existsSync(ready)) throw cause
    })
  } finally {
    await Promise.all([raw, mine].map((file) => rm(file, { force: true })))
  }
  return ready
}

const build = (file: string, raw: string) => {
  const db = new DatabaseSync(file)
  try {
    // A new file needs no journal: an incomplete build is thrown away.
    db.exec("pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -65536")
    for (const name of [bodyName, properName, countryName]) {
      db.function(name.name, { deterministic: true }, (text) => (text === null ? null : name(String(text))))
    }
    db.prepare("attach ? as raw").run(raw)
    db.exec(`begin; ${vpicTables} ${fillVpicTables}`)
    fillLineup(db)
    db.exec("commit; detach raw; analyze")
  } finally {
    db.close()
  }
}

const shortBodies: Readonly<Record<string, string>> = {
  "Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)": "SUV",
  "Crossover Utility Vehicle (CUV)": "SUV"
}

/**
 * Converts a vPIC body class to the shop's term: "Sedan/Saloon" is "Sedan". Crossovers are SUVs, because makers file
 * the same car as either.
 */
export const bodyName = (bodyClass: string): string =>
  shortBodies[bodyClass] ??
  bodyClass
    .replace(/^(Incomplete|Off-road Vehicle) - /, "")
    .split(/[(/]/)[0]!
    .trim()

const capitalized = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/**
 * Returns a make or model in its usual spelling: "RIVIAN" is Rivian and "CLASSIC ROADSTERS" Classic Roadsters, while
 * BMW, MINI and AM General stay.
 */
export const properName = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const enough = words.length > 1 ? /^[A-Z]{4,}\W?$/ : /^[A-Z]{5,}\W?$/
  return /[a-z]/.test(name)
    ? words.join(" ")
    : words.map((word) => (enough.test(word) ? capitalized(word) : word)).join(" ")
}

const smallWords = new Set(["OF", "AND", "THE"])

/** Converts a country from vPIC's capitals: "UNITED STATES (USA)" is "United States". */
export const countryName = (name: string): string =>
  name
    .split("(")[0]!
    .trimEnd()
    .split(" ")
    .map((part) => (smallWords.has(part) ? part.toLowerCase() : capitalized(part)))
    .join(" ")

/** The tables for decoding, laid out so that a schema's patterns are stored together, in vPIC's order of precedence. */
export const vpicTables = `
create table wmi (wmi text primary key, type text not null, light integer, make text not null, manufacturer text not null) without rowid;
create table coverage (wmi text, schema integer, first_year integer, last_year integer, primary key (wmi, schema, first_year)) without rowid;
create table pattern (schema integer, rank integer, element integer not null, glob text not null, value text not null, primary key (schema, rank)) without rowid;
create table model (id text primary key, make text not null, name text not null) without rowid;
create table lineup (year integer, make text, model text, body text, primary key (year, make, model, body)) without rowid;
`

/**
 * Fills the tables from the archive, attached as `raw`. The rank follows vPIC's own procedure (spVinDecode_Core) for
 * choosing between two patterns of an element: later change first, then shorter, then by key and age. Keys become
 * GLOBs, which read sets the same way. A manufacturer's code determines the make only if it has exactly one; makes in
 * ZZ are vPIC's placeholders.
 */
const fillVpicTables = `
insert into wmi
  select w.Wmi, t.Name, case when w.VehicleTypeId in (2, 7) then 1 when w.VehicleTypeId = 3 then w.TruckTypeId = 1 else 0 end,
    case count(k.Id) when 1 then properName(k.Name) else '' end, ifnull(m.Name, '')
  from raw.Wmi w
    join raw.VehicleType t on t.Id = w.VehicleTypeId
    left join raw.Manufacturer m on m.Id = w.ManufacturerId
    left join raw.Wmi_Make wm on wm.WmiId = w.Id
    left join raw.Make k on k.Id = wm.MakeId
  group by w.Id;
insert or ignore into coverage
  select w.Wmi, c.VinSchemaId, c.YearFrom, max(ifnull(c.YearTo, 2999))
  from raw.Wmi_VinSchema c join raw.Wmi w on w.Id = c.WmiId group by 1, 2, 3;
insert into model
  select distinct cast(m.Id as text), properName(k.Name), properName(m.Name)
  from raw.Model m join raw.Make_Model mm on mm.ModelId = m.Id join raw.Make k on k.Id = mm.MakeId where k.Name not like 'ZZ%';
create temp table word (element integer, id text, text text, primary key (element, id)) without rowid;
insert into word
  select 5, cast(Id as text), bodyName(Name) from raw.BodyStyle
  union all select 15, cast(Id as text), Name from raw.DriveType
  union all select 24, cast(Id as text), Name from raw.FuelType
  union all select 75, cast(Id as text), countryName(Name) from raw.Country;
insert into pattern
  select p.VinSchemaId,
    row_number() over (order by replace(ifnull(p.UpdatedOn, p.CreatedOn), 'T', ' ') desc, length(replace(p.Keys, '*', '')), p.Keys, p.Id),
    p.ElementId, upper(replace(p.Keys, '*', '?')) || '*', ifnull(word.text, trim(p.AttributeId))
  from raw.Pattern p left join word on word.element = p.ElementId and word.id = p.AttributeId
  where p.ElementId in (5, 14, 15, 24, 28, 34, 38, 75);
`
