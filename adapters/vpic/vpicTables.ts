/**
 * The tables decoding reads, shaped for it: what a VIN asks of a schema lies together, in vPIC's order of precedence.
 */
export const vpicTables = `
create table wmi (wmi text primary key, type text not null, light integer, make text not null, manufacturer text not null) without rowid;
create table coverage (wmi text, schema integer, first_year integer, last_year integer, primary key (wmi, schema, first_year)) without rowid;
create table pattern (schema integer, rank integer, element integer not null, glob text not null, value text not null, primary key (schema, rank)) without rowid;
create table model (id text primary key, make text not null, name text not null) without rowid;
create table lineup (year integer, make text, model text, body text, primary key (year, make, model, body)) without rowid;
`

/**
 * Fills them from the archive, attached as \`raw\`. The rank is how vPIC's own procedure (spVinDecode_Core) settles two
 * patterns for one element: the later changed, then the shorter, then by key and age. Keys become GLOBs, which read
 * sets alike. A manufacturer's code names a make only when it has one; makes in ZZ are vPIC's own stand-ins.
 */
export const fillVpicTables = `
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
