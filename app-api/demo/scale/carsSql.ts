/**
 * The cars of the run with a windshield of the sample catalogue each, or a made-up one where there is no catalogue. $1
 * is `carsOf`, as JSON.
 */
export const carsSql = `
  create temp table if not exists scale_car as
  select row_number() over () - 1 as at, car.vin, car.year, car.make, car.model, car.body,
    coalesce(glass.body->>'partNumber', 'FW0' || 1000 + car.year || 'GTYN') as part_number,
    coalesce(glass.body->>'description', 'Windshield') as description,
    coalesce((glass.body->>'listPrice')::int, 30000 + car.year % 40 * 1000) as list_price,
    coalesce((glass.body->>'laborHours')::int, 250) as hours,
    coalesce((glass.body->'kit'->>'quantity')::int, 100) as kits,
    coalesce(nullif(glass.body->'kit'->>'partNumber', ''), 'HAH000004') as kit_number,
    coalesce(glass.body->>'calibration', 'none') <> 'none' as calibrates
  from jsonb_to_recordset($1) as car (vin text, year int, make text, model text, body text)
  left join lateral (
    select part.body from glass_fit fit join glass_part part on part.part_number = fit.part_number
    where fit.make = lower(car.make) and fit.model = lower(car.model) and car.year between fit.first_year and fit.last_year
      and fit.body_style in ('', lower(car.body)) and part.glass_type = 'windshield'
    order by part.part_number limit 1
  ) as glass on true`
