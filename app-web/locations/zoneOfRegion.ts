const regionsByZone: Readonly<Record<string, string>> = {
  "America/New_York": "CT DC DE FL GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV",
  "America/Detroit": "MI",
  "America/Indiana/Indianapolis": "IN",
  "America/Kentucky/Louisville": "KY",
  "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO MT NM UT WY",
  "America/Boise": "ID",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR",
  "America/St_Thomas": "VI",
  "Pacific/Guam": "GU",
  "Pacific/Saipan": "MP",
  "Pacific/Pago_Pago": "AS",
  "America/St_Johns": "NL",
  "America/Halifax": "NS PE",
  "America/Moncton": "NB",
  "America/Toronto": "ON QC",
  "America/Winnipeg": "MB",
  "America/Regina": "SK",
  "America/Edmonton": "AB NT",
  "America/Iqaluit": "NU",
  "America/Vancouver": "BC",
  "America/Whitehorse": "YT"
}

/** The time zone where most people of a state or province live: an offer, which can be changed. */
export const zoneOfRegion: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(regionsByZone).flatMap(([zone, regions]) => regions.split(" ").map((region) => [region, zone]))
)
